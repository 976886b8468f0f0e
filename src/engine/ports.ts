/**
 * What the engine needs from outside. Everything is synchronous; absence and refusal are values, never exceptions.
 */

/** What a path leads to, links followed. `other` is a FIFO, a socket or a device. */
export type EntryType = "file" | "directory" | "other";

/** The answer of `readFile`. `tooLarge` carries the size in bytes when it is known. */
export type ReadResult =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "absent" }
  | { readonly kind: "notRegular"; readonly type: "directory" | "other" }
  | { readonly kind: "denied"; readonly code: string }
  | { readonly kind: "tooLarge"; readonly size: number }
  | { readonly kind: "changed" };

/** One entry of a directory, as the directory itself describes it: a link stays a link. */
export interface DirectoryEntry {
  readonly name: string;
  readonly type: EntryType | "link";
}

/** The answer of `readDirectory`. Entries come in the order in which Node's `readdir` gives them. */
export type Listing =
  | { readonly kind: "entries"; readonly entries: readonly DirectoryEntry[] }
  | { readonly kind: "absent" }
  | { readonly kind: "notDirectory" }
  | { readonly kind: "denied"; readonly code: string };

/** The answer of `stat` and `lstat`. `identity` tells two names of one file apart from two files (device and inode). */
export type Stat =
  | {
      readonly kind: "entry";
      readonly type: EntryType | "link";
      readonly size: number;
      readonly identity: string;
      readonly mode: number;
    }
  | { readonly kind: "absent" }
  | { readonly kind: "denied"; readonly code: string };

/** The disk, as the engine sees it. Paths are absolute, in the platform's own form. */
export interface FileSystem {
  /** The bytes of a regular file of at most `maxBytes`. Never blocks on a FIFO or a device. */
  readFile(path: string, maxBytes: number): ReadResult;
  readDirectory(path: string): Listing;
  /** Links followed. A broken link is `absent`. */
  stat(path: string): Stat;
  /** The entry itself: a link is `link`. */
  lstat(path: string): Stat;
  /** The path with all links resolved, or undefined when it cannot be resolved. */
  realpath(path: string): string | undefined;
  /** The system's code for why nothing can be created in a directory; null where nothing speaks against it. */
  whyClosed(path: string): string | null;
}

/** Path arithmetic of one platform: Node's `path.posix` or `path.win32` satisfy it. */
export interface PathFlavour {
  readonly sep: string;
  join(...parts: string[]): string;
  resolve(...parts: string[]): string;
  dirname(path: string): string;
  basename(path: string, suffix?: string): string;
  relative(from: string, to: string): string;
  isAbsolute(path: string): boolean;
  normalize(path: string): string;
}

/** How ordinary tools read the same frontmatter: its data, or the message of the failure. */
export type OrdinaryFrontmatter =
  | { readonly kind: "data"; readonly data: Readonly<Record<string, unknown>>; readonly content: string }
  | { readonly kind: "error"; readonly message: string };

/** All ports of the engine. */
export interface Ports {
  readonly files: FileSystem;
  /** The path flavour of `request.platform`. */
  readonly path: PathFlavour;
  /** SHA-256 of a text's UTF-8, as lower-case hexadecimal digits. */
  sha256(text: string): string;
  /** Reads a document as tools other than pi do; absent where nobody asks. */
  readonly readOrdinaryFrontmatter?: (text: string) => OrdinaryFrontmatter;
}
