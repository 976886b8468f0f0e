/** The folder in which pi would have to be started to use a file: above `.pi` and `.agents`, else the file's own. */

export interface PathPorts {
  dirname(path: string): string;
  basename(path: string): string;
}

export function candidateFolder(file: string, { dirname, basename }: PathPorts): string {
  for (let at = dirname(file); at !== dirname(at); at = dirname(at)) {
    if (basename(at) === ".pi" || basename(at) === ".agents") return dirname(at);
  }
  return dirname(file);
}
