/** Sentences on MCP servers: which `mcp.json` holds, which of its servers, and what only the running server can tell. */
export const mcpTexts = {
  "mcp.inForce": "pi reads its MCP servers here.",
  "mcp.unknownInVersion": "pi {version} does not know MCP servers (known since {since}), so {path} is not read.",
  "mcp.disabledByFlag": "{path} is not read: {flag} turns MCP off for this start.",
  "mcp.disabledBySetting": "{path} is not read: the setting extensions switches pi's MCP support off (-builtin:mcp).",
  "mcp.broken":
    "{path} is not valid JSON at line {line}, column {column}: pi drops all servers of this file. Mend it there.",
  "mcp.bom":
    "{path} starts with a byte order mark, which pi {version} cannot read: it drops all servers of this file. Save it without one, or use pi {mended} or later.",
  "mcp.notServers": "{path} must hold an object whose mcpServers is an object: pi drops all servers of this file.",
  "mcp.unreadable": "{path} exists but cannot be read ({problem}): pi drops all servers of this file.",
  "mcp.hangs": "pi opens {path}, which is a FIFO, a socket or a device, and waits. Remove it.",
  "mcp.tooLarge": "{path} is larger than this inspector reads ({limit} bytes); pi would read it.",
  "mcp.autoEnableInvalid": "autoEnableCodemode in {path} must be true or false: pi ignores it.",
  "mcp.serverInvalid": "pi drops the MCP server “{name}” in {path}: {problem}.",
  "mcp.clash":
    "pi drops the MCP server “{name}” in {path}: its name and that of “{other}” differ only in - and _. Rename one of them.",
  "mcp.projectAuth":
    "pi drops the MCP server “{name}” in {path}: only the mcp.json of the agent folder may use auth, so that no repository chooses where a login goes.",
  "mcp.nothingToChange":
    "pi drops the MCP server “{name}” in {path}: it has no command and no url, and the agent folder's mcp.json has no server of this name to change.",
  "mcp.changesTooMuch":
    "pi ignores the changes to the MCP server “{name}” in {path}: a project may only set {allowed}, and this entry also sets {keys}.",
  "mcp.repeated": "The name “{name}” is written again further down in {path}: only the last entry counts.",
  "mcp.replaced": "The MCP server “{name}” of {path} is not used here: {winner} defines a server of the same name.",
  "mcp.switchedOff": "The MCP server “{name}” of {path} is switched off: enabled is false.",
  "mcp.switchedOffByProject": "The MCP server “{name}” of {path} is switched off in this project by {by}.",
  "mcp.runs":
    "The MCP server “{name}” ({transport}) says only at run time which tools it has; the model reaches them through {tools}.",
  "mcp.runsDirect":
    "The MCP server “{name}” ({transport}) says only at run time which tools it has; pi declares them to the model beside the prompt.",
  "mcp.runsHidden": "The MCP server “{name}” ({transport}) runs, but its tools are hidden from the model.",
  "mcp.runsWithoutDescription":
    "The MCP server “{name}” ({transport}) has no description: once it is connected, its line in the prompt gains the first line of the instructions that it sends. Give it a description in {path} to settle the line.",
  "mcp.activatesWhenConnected":
    "Once the MCP server “{name}” ({transport}) is connected, pi {version} makes {tools} active, which changes the prompt.",
} as const;
