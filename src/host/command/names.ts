/** Names that pi accepts for what is created: no file is made that pi would then pass over. */

export type NamedKind = "template" | "skill";

const patterns: Readonly<Record<NamedKind, RegExp>> = {
  template: /^[\p{L}\p{N}._-]+$/u,
  skill: /^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/,
};

/** Why a name cannot be used; null when it can. */
export function nameProblem(kind: NamedKind, name: string): "empty" | NamedKind | null {
  if (name === "") return "empty";
  return patterns[kind].test(name) && !/^\.+$/.test(name) ? null : kind;
}
