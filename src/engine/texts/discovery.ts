/** Sentences on settings, packages, skills and extensions: what pi finds, passes over, and why. */
export const discoveryTexts = {
  "settings.inForce": "pi reads its settings here.",
  "settings.empty": "The file is empty, which pi takes for no settings.",
  "settings.array":
    "The file holds a list instead of settings: pi takes it for no settings, without a word. Write an object in braces.",
  "settings.broken":
    "{path} is ignored as a whole: pi reads strict JSON, without comments and trailing commas ({problem}; line {line}, column {column}). Correct the file.",
  "settings.bom":
    "{path} is ignored as a whole: it starts with a byte order mark, which this pi does not accept ({problem}). Save the file without it.",
  "settings.noObject": "{path} is ignored: its value is no object ({problem}). Write an object in braces.",
  "settings.unreadable":
    "{path} cannot be read ({code}), so none of its settings count. Give yourself the right to read it.",
  "settings.notLockable":
    "pi goes on without any of the settings in {path}: it reads them under a lock, and cannot make {lock} ({code}). Give yourself the right to write to that folder, or remove what stands in the lock's place.",
  "settings.hangsOnFifo": "pi {version} opens the FIFO {path} and waits for ever. Remove it.",
  "settings.wrongType":
    "pi {version} exits at its start: “{key}” in {path} has a type that it cannot handle. Write a list of texts in brackets.",
  "settings.valueStops":
    "pi {version} sends nothing: it stops over the value of “{key}” in {path}. Correct the value, or remove the line.",
  "settings.crawls":
    "“{key}” in {path} is the text “{value}” instead of a list: pi takes each character for a path and searches the whole disk. Put the text in brackets.",

  "settings.defaultToolsType":
    "defaultTools in {path} is no list: pi takes no tool from it. Write a list of names in brackets.",
  "settings.defaultToolsIgnored":
    "pi {version} does not know the setting defaultTools (known since {since}), so it changes nothing.",
  "settings.noTools": "No tool is active: defaultTools in {path} leaves none.",
  "settings.contradiction":
    "“{key}” is set here and in {user}, to different values: here the project's counts, and the user's is not added to it.",
  "settings.legacySkills":
    "“skills” in {path} has its old shape, and pi understands customDirectories and enableSkillCommands of it only: {names} is passed over.",

  "discovery.patternWithoutEffect":
    "“{pattern}” in “{key}” of {path} meets no file: + and - take a path relative to {base}, ! takes a pattern, and each file of settings reaches its own files only.",
  "discovery.minusNeedsPath":
    "“{pattern}” in “{key}” of {path} meets no file: - takes an exact path, not a pattern. Write “{better}”.",
  "discovery.globOnlyFilters":
    "“{pattern}” in “{key}” of {path} meets no file: a pattern brings nothing in, it only filters the other paths of the same list. Name the folder without the pattern; it counts from {base}.",
  "discovery.skillIgnored":
    "{path} is hidden by {ignoreFile}, line {line}: {pattern}. pi says nothing. Remove the line, or add a line that starts with ! below it.",
  "discovery.templateIgnored":
    "{path} is no template because {ignoreFile}, line {line}, hides it: {pattern}. Remove the line, or add a line that starts with ! below it.",
  "discovery.notThisFolder":
    "{path} does not count here: pi reads .pi only in its working directory. Start pi in {folder} to use what it holds: {names}.",
  "discovery.ownPackage":
    "The “pi” part of {path} counts where the package is installed, not where pi starts in its folder. Name the folders in .pi/settings.json to try them here.",
  "discovery.folderOfOtherTool":
    "pi does not read the skills in {path}. It looks into .pi/skills and .agents/skills, and where the setting skills points.",
  "discovery.aboveRepository":
    "{path} is not read: pi looks for .agents/skills up to the root of the repository only. It makes pi ask for trust all the same.",

  "discovery.folder": "pi looks into {folder} of its own accord.",
  "discovery.listed": "“{key}” in {path} names it.",
  "discovery.typed": "The command line names {path} with {flag}.",
  "discovery.crawls":
    "pi searches {path} without a bound: it would go through all that lies below, and this inspector stops after {limit} folders. Name a narrower path.",
  "discovery.goesRound":
    "pi never ends its search of {path}: links below {folder} lead back to folders above them, again and again. Remove one of the links.",
  "discovery.hangsOnFifo": "pi opens the FIFO {path} and waits for ever. Remove it.",
  "discovery.ignoreFile": "pi obeys this ignore file where it searches for skills, templates and extensions.",
  "discovery.ignoreFileUnreadable": "{path} cannot be read, so none of its lines count; pi says nothing.",
  "discovery.ignored":
    "{path} is hidden by {ignoreFile}, line {line}: {pattern}. Remove the line, or add a line that starts with ! below it.",
  "discovery.belowSkill":
    "{path} is not looked at: {winner} makes its folder one skill, and pi does not search below it. Move one of them.",
  "discovery.brokenLink":
    "{path} is a link that leads nowhere: pi passes it over without a word. Mend the link or remove it.",
  "discovery.looseInAgents":
    "{path} is no skill: directly in .agents/skills pi takes folders only. Move it to a folder of its own as SKILL.md.",
  "discovery.looseNested":
    "{path} is no skill: below the top of a skills folder pi takes SKILL.md only. Rename it to SKILL.md in a folder of its own.",
  "discovery.looseNestedSince":
    "{path} is no skill for pi {version}: loose files in folders of .agents/skills count since {since}. Rename it to SKILL.md.",
  "discovery.skillCase": "{path} is no skill: the name must be SKILL.md, in exactly this spelling. Rename it.",
  "discovery.dotFolder":
    "{path} is no skill: pi passes over {folder}, because its name starts with a dot. Rename the folder.",
  "discovery.duplicate": "{path} leads to the same file as {winner}, which pi found first.",
  "discovery.switchedOff":
    "{path} is switched off by “{pattern}” in “{key}” of {settings}. Remove that entry to get it back.",
  "discovery.notInAllowlist":
    "{path} is left out: “{pattern}” in “{key}” of {settings} is a filter for the paths of that list, and this path does not match it.",
  "discovery.flagOff": "{path} is not loaded: {flag} is given.",
  "discovery.missingEntry":
    "{path} does not exist: “{entry}” in “{key}” of {settings} leads to nothing, and pi says nothing. Correct the entry.",
  "discovery.notOpened":
    "The settings of this project name {path}. It lies outside the project's .pi folder and is not opened as long as the project is not trusted.",

  "packages.named": "The package “{source}” is named in {path}.",
  "packages.missingPath":
    "{path} does not exist: the package “{source}” in {settings} brings nothing, and pi says nothing. Correct the entry.",
  "packages.missingOffline":
    "The package “{source}” is not installed in {path}, and pi is offline: it goes on without it.",
  "packages.outdatedOffline":
    "The package “{source}” in {path} does not have the wanted version, and pi is offline: it goes on without it.",
  "packages.wouldInstall":
    "The package “{source}” is not in {path} in the wanted version: pi would install it at its start. What it brings is not known.",
  "packages.global":
    "The package “{source}” is not in {path}: pi asks npm where its global packages are, and installs it when it is not there either. What it brings is not known.",
  "packages.notLookedFor":
    "The package “{source}” lies in {path}, where pi {version} does not look: it asks npm where its global packages are, and installs it when it is not there. What it brings is not known.",
  "packages.otherCheckout":
    "The clone of “{source}” in {path} has {commit} checked out, which is not {ref}. pi takes what is there. Update the package to get what the entry names.",
  "packages.refreshed": "pi brings the package “{source}” up to date at its start; shown is what is on disk.",
  "packages.filtered":
    "{path} is left out by the filter “{pattern}” of the package “{source}” in {settings}. Change the filter to get it back.",
  "packages.notListed":
    "{path} is not looked at: {manifest} has a “pi” part, and what it does not list counts for nothing. List “{field}” there.",
  "packages.fileNotListed":
    "{path} is left out: the list “{field}” in the “pi” part of {manifest} does not lead to it. Name it there.",
  "packages.notNamed":
    "{path} is left out: autoload is false for the package “{source}” in {settings}, and no list of that entry names it. Name it there.",
  "packages.cutShort":
    "pi does not read all of the package “{source}” in {path}, and says nothing: a list of its entry in {settings}, or of its own manifest, has a type that pi cannot handle. Write lists of texts in brackets.",
  "packages.rootSkill":
    "{path} is no skill of its package: pi looks into the folder skills/ or where the “pi” part of package.json points.",
  "packages.manifestBroken":
    "{path} cannot be parsed ({problem}; line {line}): pi takes the package as one without a “pi” part.",
  "packages.fieldIgnored":
    "“{field}” in the “pi” part of {path} is no list of texts: pi takes it as not there, without a word. Write a list in brackets.",
  "packages.replaced":
    "The package “{source}” in {path} is not used here: the project's settings name the same package, and its filters count alone.",
  "packages.autoloadUnknown":
    "“autoload” means nothing to pi {version} (known since {since}): the whole package loads, narrowed by the lists of this entry.",
  "packages.manifestStops":
    "pi exits at its start: it cannot read {path} ({problem}), and the package brings an extension. Correct the file.",
  "packages.versionStops":
    "pi {version} exits at its start: “version” in {path} is no text, and “{source}” asks for certain versions only. Install the package again, or write the version in quotes.",
  "packages.wrongType":
    "pi {version} exits at its start: the lists of the package “{source}” have a type that it cannot handle.",
  "packages.badAddress":
    "pi exits at its start: “{source}” in {path} is a file: address that names no file of this machine.",

  "skills.collidedSame":
    "{path} is not used: the skill “{name}” of {winner} comes first and is the same, letter for letter.",
  "skills.noReader":
    "Skills that are loaded and not in the prompt: {count}. None of the active tools can read a skill's file, so pi leaves the whole index out.",
  "skills.looseWarned":
    "{path} is no skill, and pi {version} warns about it at every start. Since 0.84.3 it passes such files over.",
  "skills.namedAfterFolder":
    "{path} has no “name”, so the skill is called like the folder it lies in: {name}. Give it a name.",
  "skills.included": "Loaded as the skill “{name}”.",
  "skills.notInPrompt":
    "Loaded as the skill “{name}”, but not listed in the prompt: disable-model-invocation is true. /skill:{name} works.",
  "skills.collided": "{path} is not used: the skill “{name}” of {winner} comes first. Give one of them another name.",
  "skills.unreadable": "{path} cannot be read ({code}). Give yourself the right to read it.",
  "skills.yaml": "{path} is not loaded: its frontmatter is no valid YAML (line {line}: {firstLine}). Correct it.",
  "skills.yamlSilent":
    "{path} is not loaded, and pi says nothing: its frontmatter is no valid YAML (line {line}: {firstLine}). Correct it.",
  "skills.frontmatterTooLarge":
    "{path} has a frontmatter that is too large or nested too deeply for this inspector: what pi makes of it is not known. Shorten it.",
  "skills.noDescription": "{path} is not loaded: its frontmatter has no “description” with text in it. Add one.",
  "skills.noFrontmatter":
    "{path} is not loaded: it has no frontmatter and so no description. Start it with ---, a “description:” line and ---.",
  "skills.fenceNotFirst":
    "{path} is not loaded: the first line must be ---, without anything before it. Remove the blank space at its start.",
  "skills.unclosed":
    "{path} is not loaded: its frontmatter is not closed by a line ---, so that it counts as text. Add that line.",
  "skills.noMapping":
    "{path} is not loaded: what stands between the --- lines are no “name: value” pairs, and pi drops it.",
  "skills.bom":
    "{path} is not loaded: a byte order mark before --- hides the frontmatter from this pi. Save the file without it.",
  "skills.looseSilent":
    "{path} is no skill: it has no “description” in its frontmatter. pi says nothing about Markdown files of that kind.",
  "skills.threw":
    "{path} is not loaded: a value of its frontmatter has the wrong type ({message}). Write text in quotes.",
  "skills.warning": "pi warns and loads it all the same: {message}.",
  "skills.disableNotBoolean":
    "disable-model-invocation is “{value}” and does not count: only true without quotes does.",
  "skills.nameNotText":
    "“name” is {value}, which is no text: the skill is called like its folder. Put the name in quotes.",
  "skills.typedMissing": "{path} does not exist: --skill leads to nothing.",
  "skills.notMarkdown": "{path} is no skill: {message}.",

  "extensions.runs":
    "This extension runs when pi starts. Its source names {names}: what it changes is known at run time only.",
  "extensions.runsQuietly":
    "This extension runs when pi starts. Its source names nothing that is known to change the prompt; what it loads might.",
  "extensions.unreadable": "{path} is loaded as an extension, but it cannot be read here ({code}).",
  "extensions.noEntry":
    "pi does not start: it takes the folder {path} for an extension, and there is no index file and no main file in it.",
  "extensions.backslash":
    "pi does not start: {path} is loaded as an extension, and pi's loader takes the backslash in its path for a slash.",
  "extensions.unknownEnding":
    "pi does not start: {path} is loaded as an extension, and pi's loader takes no file that ends in “{ending}”.",
  "extensions.noFunction": "pi does not start: {path} is loaded as an extension and exports no function.",
  "extensions.typedMissing": "pi does not start: {path} does not exist, and -e names it.",
} as const;
