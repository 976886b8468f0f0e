/**
 * Everything that package.json declares and code refers to, typed once. A test compares these tables with package.json,
 * so that neither can move without the other.
 */

/** Ids of the commands. */
export const commands = {
  showAssembledPrompt: "piPrompt.showAssembledPrompt",
  inspectFolder: "piPrompt.inspectFolder",
  selectTarget: "piPrompt.selectTarget",
  selectPiVersion: "piPrompt.selectPiVersion",
  previewTrust: "piPrompt.previewTrust",
  selectContextWindow: "piPrompt.selectContextWindow",
  showAsDocument: "piPrompt.showAsDocument",
  copyPrompt: "piPrompt.copyPrompt",
  copyLayer: "piPrompt.copyLayer",
  explainFile: "piPrompt.explainFile",
  compareWithWinner: "piPrompt.compareWithWinner",
  openSource: "piPrompt.openSource",
  revealInPanel: "piPrompt.revealInPanel",
  revealInPrompt: "piPrompt.revealInPrompt",
  useSlashTemplate: "piPrompt.useSlashTemplate",
  fixFinding: "piPrompt.fixFinding",
  applyFix: "piPrompt.applyFix",
  discardFix: "piPrompt.discardFix",
  whatIf: "piPrompt.whatIf",
  backToReal: "piPrompt.backToReal",
  compareWith: "piPrompt.compareWith",
  compareAsText: "piPrompt.compareAsText",
  previewUpgrade: "piPrompt.previewUpgrade",
  exportPrompt: "piPrompt.exportPrompt",
  showFolders: "piPrompt.showFolders",
  reviewTrust: "piPrompt.reviewTrust",
  copyCommandLine: "piPrompt.copyCommandLine",
  refresh: "piPrompt.refresh",
  showLog: "piPrompt.showLog",
  createAgentsFile: "piPrompt.createAgentsFile",
  createTemplate: "piPrompt.createTemplate",
  createSkill: "piPrompt.createSkill",
  showInText: "piPrompt.showInText",
  nextWarning: "piPrompt.nextWarning",
  previousWarning: "piPrompt.previousWarning",
  nextPane: "piPrompt.nextPane",
  previousPane: "piPrompt.previousPane",
  find: "piPrompt.find",
  findNext: "piPrompt.findNext",
  findPrevious: "piPrompt.findPrevious",
  showKeys: "piPrompt.showKeys",
} as const;

export type CommandId = (typeof commands)[keyof typeof commands];

/** Keys of the settings, without their section. */
export const settingSection = "piPrompt";
export const settings = {
  piVersion: "piVersion",
  piPath: "piPath",
  agentFolder: "agentFolder",
  piFlags: "piFlags",
  mode: "mode",
  ignoredFindings: "ignoredFindings",
  contextFileBudget: "contextFileBudget",
  layerBudgets: "layerBudgets",
  promptBudget: "promptBudget",
  contextWindow: "contextWindow",
  showAdvice: "showAdvice",
  explorerDecorations: "explorerDecorations",
  codeLens: "codeLens",
} as const;

/** Ids of the views, in the order in which the container shows them. */
export const viewContainer = "piPrompt";
export const views = {
  layers: "piPrompt.layers",
  leftOut: "piPrompt.leftOut",
  findings: "piPrompt.findings",
  runTime: "piPrompt.runTime",
  templates: "piPrompt.templates",
  skills: "piPrompt.skills",
} as const;

export type ViewName = keyof typeof views;

/** Keys for `when` clauses. */
export const contextKeys = {
  /** `none` without a folder, `ready` once there is a result, `waiting` before. */
  state: "piPrompt.state",
  /** Schemes of the workspace's folders that are on no disk; not set where all are on one. */
  virtualSchemes: "piPrompt.virtualSchemes",
  /** The preview of a fix is open and waits for an answer. */
  fixPreview: "piPrompt.fixPreview",
  /** The part of a panel that has the keyboard, as `PaneName` has it; not set while none has. */
  panelFocus: "piPrompt.panelFocus",
  /** The tree of a panel has the keyboard. */
  treeFocus: "piPrompt.treeFocus",
} as const;

/** The view type of the panel; a restored panel finds its serializer by it. */
export const panelViewType = "piPrompt.panel";

/** The view type of a report, which does not come back after a reload. */
export const reportViewType = "piPrompt.report";

/** The scheme and the language of the prompt as a document. */
export const documentScheme = "pi-prompt";
export const documentLanguage = "pi-prompt";

/** The scheme of the message that a template becomes, while its arguments are typed. */
export const templateScheme = "pi-template";
export const messageLanguage = "pi-message";

/** Names the working directory whose panel opens at start, in development only: how `npm start` shows it. */
export const openAtStartVariable = "PI_PROMPT_OPEN";
