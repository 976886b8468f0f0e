import { startKeys, type StartStrings, type Strings } from "../../protocol/strings";

/**
 * The frame of the page. Nothing runs in it but our one script, named by a nonce; nothing is loaded but from our own
 * folders; and no text of anybody's file is ever part of it.
 */
export interface HtmlInput {
  /** The source that VS Code serves our files from. */
  readonly source: string;
  readonly nonce: string;
  readonly script: string;
  readonly style: string;
  readonly title: string;
  /** VS Code's language, which numbers and times are written by. */
  readonly language: string;
  /** Sentences in that language: the page has them before the host has answered. */
  readonly strings: Strings;
  /** Kept by the page, so that the panel comes back for the same target after a reload of the window. */
  readonly target: string;
}

export function panelHtml({ source, nonce, script, style, title, language, strings, target }: HtmlInput): string {
  const policy = [
    "default-src 'none'",
    `img-src ${source}`,
    `font-src ${source}`,
    `style-src ${source} 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
  ].join("; ");
  return `<!DOCTYPE html>
<html lang="${escape(language)}">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${escape(policy)}">
  <meta property="csp-nonce" content="${escape(nonce)}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escape(title)}</title>
  <link rel="stylesheet" href="${escape(style)}">
</head>
<body data-target="${escape(target)}" data-strings="${escape(JSON.stringify(startStrings(strings)))}"><div id="app"></div><script nonce="${escape(nonce)}" src="${escape(script)}"></script></body>
</html>
`;
}

/** What is said while nothing has come from the host, or when nothing comes. */
function startStrings(strings: Strings): StartStrings {
  return Object.fromEntries(startKeys.map((key) => [key, strings[key]]));
}

/** The target holds folder names, which may contain anything. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
