/** Old shapes of settings that pi still understands: it rewrites them in memory when it loads a file. */
import { isRecord } from "../text/strictJson";

type Values = Readonly<Record<string, unknown>>;

/** `skills: { customDirectories, enableSkillCommands }` becomes an array and a key of its own (`migrateSettings`). */
export function migrateSettings(values: Values): Values {
  const old = values["skills"];
  if (!isRecord(old)) return values;
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => key !== "skills"));
  const directories = old["customDirectories"];
  const commands = old["enableSkillCommands"];
  const takesCommands = commands !== undefined && rest["enableSkillCommands"] === undefined;
  return {
    ...rest,
    ...(takesCommands ? { enableSkillCommands: commands } : {}),
    ...(Array.isArray(directories) && directories.length > 0 ? { skills: directories as unknown } : {}),
  };
}
