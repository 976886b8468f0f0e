/** The last arguments of each template, kept in the workspace's own storage of VS Code. */
import type { Memento } from "vscode";

export interface LastArguments {
  of(path: string): string;
  keep(path: string, typed: string): void;
}

const memoryKey = "templateArguments";
/** Templates whose arguments are kept; those used longest ago are forgotten first. */
const most = 200;
const longest = 4000;

export function createLastArguments(memory: Memento): LastArguments {
  const all = (): readonly (readonly [string, string])[] => {
    const kept: unknown = memory.get(memoryKey);
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  };
  return {
    of: (path) => all().find(([known]) => known === path)?.[1] ?? "",
    keep: (path, typed) => {
      const others = all().filter(([known]) => known !== path);
      const entries = typed === "" || typed.length > longest ? others : [[path, typed] as const, ...others];
      void memory.update(memoryKey, entries.slice(0, most));
    },
  };
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "string";
}
