/** What the worker has to see of folders that are on no disk, and what it is told of them. */
import type { DirectoryEntry } from "../../engine/ports";

/** A workspace folder that is on no disk, by its paths. */
export interface VirtualPlace {
  readonly root: string;
  /** The folder above it that is the model's alone. */
  readonly mount: string;
}

/** A path that was asked for, and whether a file's content is wanted too. */
export interface Need {
  readonly path: string;
  readonly content: boolean;
}

/** What a path leads to. `isLink`: the provider calls it a symbolic link; where that leads to, it does not say. */
export type Seen =
  | {
      readonly kind: "directory";
      readonly isLink: boolean;
      /** The entries, in no order; or the code of the refusal to list them. */
      readonly entries: readonly DirectoryEntry[] | { readonly code: string };
    }
  | {
      readonly kind: "file";
      readonly isLink: boolean;
      /** In bytes. */
      readonly size: number;
      /** The bytes, null where nobody has asked for them yet, or the code of the refusal to read them. */
      readonly content: Uint8Array | null | { readonly code: string };
    }
  /** Neither file nor folder: a link that leads nowhere, or something that the provider has no name for. */
  | { readonly kind: "other"; readonly isLink: boolean }
  | { readonly kind: "absent" }
  | { readonly kind: "denied"; readonly code: string };

export interface Answer {
  readonly path: string;
  readonly seen: Seen;
}
