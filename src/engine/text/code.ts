/** Code in Markdown: fences and what stands between backticks. */

/** The text with its code as blanks of the same length, line breaks kept. */
export function withoutCode(text: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, " ");
  return text.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\1|(?![\s\S]))/gm, blank).replace(/`[^`\n]*`/g, blank);
}
