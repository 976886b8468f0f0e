/** Titles of the parts that pi itself makes. */
export const layerTexts = {
  "layer.preamble": "Preamble",
  "layer.tools": "Tools",
  "layer.rules": "Rules",
  "layer.docs": "Docs",
  "layer.addendum": "Addendum",
  "layer.projectContext": "Project context",
  "layer.skills": "Skills",
  "layer.mcpServers": "MCP servers",
  "layer.date": "Date",
  "layer.cwd": "Working directory",
} as const;
