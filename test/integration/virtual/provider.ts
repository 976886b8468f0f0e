/** A file system provider of files in memory, which can be made to misbehave. */
import * as vscode from "vscode";

export interface MemoryProvider extends vscode.FileSystemProvider {
  /** Makes folders as needed. */
  put(path: string, text: string): void;
  /** Stands before every answer about a path: may throw, never come back, or do nothing. */
  hinder: (path: string) => Promise<void> | void;
  /** Answers about a path in the place of what is there. */
  invent: (path: string) => { readonly stat: vscode.FileStat; readonly names: readonly string[] } | undefined;
  /** Paths that were read. */
  readonly reads: string[];
}

const { Directory, File } = vscode.FileType;

export function createMemoryProvider(): MemoryProvider {
  const files = new Map<string, Uint8Array>();
  const folders = new Map<string, Set<string>>([["/", new Set()]]);
  const changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  const reads: string[] = [];
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/")) || "/";

  const makeFolder = (path: string): void => {
    if (folders.has(path)) return;
    makeFolder(parentOf(path));
    folders.set(path, new Set());
    folders.get(parentOf(path))?.add(path.slice(path.lastIndexOf("/") + 1));
  };

  const write = (path: string, bytes: Uint8Array): void => {
    const isNew = !files.has(path);
    makeFolder(parentOf(path));
    files.set(path, bytes);
    folders.get(parentOf(path))?.add(path.slice(path.lastIndexOf("/") + 1));
    const type = isNew ? vscode.FileChangeType.Created : vscode.FileChangeType.Changed;
    changed.fire([{ type, uri: vscode.Uri.from({ scheme: "memfs", path }) }]);
  };

  const statOf = (path: string, uri: vscode.Uri): vscode.FileStat => {
    const file = files.get(path);
    if (file) return { type: File, ctime: 0, mtime: 0, size: file.length };
    if (folders.has(path)) return { type: Directory, ctime: 0, mtime: 0, size: 0 };
    throw vscode.FileSystemError.FileNotFound(uri);
  };

  const provider: MemoryProvider = {
    reads,
    hinder: () => {},
    invent: () => undefined,
    put: (path, text) => write(path, Buffer.from(text)),
    onDidChangeFile: changed.event,
    watch: () => ({ dispose: () => {} }),
    stat: async (uri) => {
      await provider.hinder(uri.path);
      return provider.invent(uri.path)?.stat ?? statOf(uri.path, uri);
    },
    readDirectory: async (uri) => {
      await provider.hinder(uri.path);
      const names = provider.invent(uri.path)?.names ?? [...(folders.get(uri.path) ?? [])];
      return names.map((name) => {
        const path = uri.path === "/" ? `/${name}` : `${uri.path}/${name}`;
        return [name, (provider.invent(path)?.stat ?? statOf(path, uri)).type];
      });
    },
    readFile: async (uri) => {
      await provider.hinder(uri.path);
      reads.push(uri.path);
      const file = files.get(uri.path);
      if (!file) throw vscode.FileSystemError.FileNotFound(uri);
      return file;
    },
    writeFile: (uri, bytes) => write(uri.path, bytes),
    createDirectory: (uri) => makeFolder(uri.path),
    delete: (uri) => {
      files.delete(uri.path);
      folders.get(parentOf(uri.path))?.delete(uri.path.slice(uri.path.lastIndexOf("/") + 1));
      changed.fire([{ type: vscode.FileChangeType.Deleted, uri }]);
    },
    rename: () => {
      throw vscode.FileSystemError.NoPermissions();
    },
  };
  return provider;
}
