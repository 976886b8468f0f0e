/** Sentences on tools: what made them active or not. */
export const toolTexts = {
  "tools.byDefault": "Active: one of pi's default tools.",
  "tools.bySetting": "Active: the setting defaultTools in {path} names it.",
  "tools.byFlag": "Active: {flag} names it.",
  "tools.byMcp": "Active: an MCP server in {path} is reached through it.",
  "tools.inactive": "Inactive: nothing names it.",
  "tools.inactiveBySetting": "Inactive: the setting defaultTools in {path} leaves it out.",
  "tools.inactiveByFlag": "Inactive: {flag} leaves it out.",
  "tools.hidden": "Active, but reached only through codemode: the setting codemode.mode in {path} is “only”.",
  "tools.unknownName":
    "{name} is no tool of pi {version}; an extension may bring it. pi drops the name without a word.",
  "tools.declaredNotListed":
    "The model gets the declarations of these tools, but no line of the prompt tells it about them: {names}.",
  "tools.ruleNamesUnlisted": "This line names the tool {name}, which is not among the tools of this start.",
} as const;
