/** A typed command line as words, by the quotes of a POSIX shell; nothing is filled in. Null while a quote is open. */
export function splitWords(line: string): readonly string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < line.length; at++) {
    const character = line[at] ?? "";
    if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (character === "'" || character === '"') {
      const end = closingQuote(line, at);
      if (end === -1) return null;
      const inside = line.slice(at + 1, end);
      word = (word ?? "") + (character === '"' ? inside.replace(/\\(["\\$`])/g, "$1") : inside);
      at = end;
    } else if (character === "\\") {
      if (at + 1 === line.length) return null;
      word = (word ?? "") + (line[++at] ?? "");
    } else word = (word ?? "") + character;
  }
  return word === null ? words : [...words, word];
}

/** In double quotes a backslash takes the next character along. */
function closingQuote(line: string, start: number): number {
  const quote = line[start];
  for (let at = start + 1; at < line.length; at++) {
    if (line[at] === quote) return at;
    if (quote === '"' && line[at] === "\\") at++;
  }
  return -1;
}
