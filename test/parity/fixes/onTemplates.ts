/** Trials of fixes for slash templates and for typed lines. */
import { bom } from "../corpus/case";
import { template, type Trial } from "./trial";

export const templateTrials: readonly Trial[] = [
  {
    code: "templates.yaml",
    fix: "quoteValue",
    files: template("---\ndescription: Broken: colon\n---\nDO-IT $1\n"),
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.yamlSilent",
    fix: "quoteValue",
    version: "0.84.4",
    files: template("---\ndescription: Broken: colon\n---\nDO-IT $1\n"),
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.valueNotText",
    fix: "quoteValue",
    files: template("---\nargument-hint: [name]\n---\nDO-IT $1\n"),
    typed: "/t x",
    keeps: true,
    hint: "[name]",
  },
  {
    code: "templates.bom",
    fix: "saveWithoutBom",
    version: "0.84.2",
    files: template(`${bom}---\ndescription: secret\n---\nDO-IT $1\n`),
    typed: "/t x",
    takes: "secret",
  },
  {
    code: "templates.unclosed",
    fix: "closeFence",
    files: template("---\ndescription: secret\n\nDO-IT $1\n"),
    typed: "/t x",
    takes: "secret",
  },
  {
    code: "templates.inFolder",
    fix: "moveUp",
    files: { "p/.pi/prompts/git/t.md": "DO-IT $1\n" },
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.commandsFolder",
    fix: "moveUp",
    files: { "p/.pi/commands/t.md": "DO-IT $1\n", "p/.pi/prompts/u.md": "x\n" },
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.extension",
    fix: "rename",
    files: { "p/.pi/prompts/t.MD": "DO-IT $1\n" },
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.nameWithSpace",
    fix: "rename",
    files: { "p/.pi/prompts/Big Name.md": "DO-IT $1\n" },
    typed: "/Big-Name x",
    brings: "DO-IT x",
  },
  {
    code: "templates.lookAlike",
    fix: "replaceLookAlike",
    files: template("DO-IT {{topic}}\n"),
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.hintWithoutPlaceholder",
    fix: "addArguments",
    files: template("---\nargument-hint: <topic>\n---\nDo it\n"),
    typed: "/t TYPED",
    brings: "TYPED",
  },
  {
    code: "expand.lookAlike",
    fix: "replaceLookAlike",
    files: template("DO-IT ${1}\n"),
    typed: "/t x",
    brings: "DO-IT x",
  },
  { code: "expand.noPlaceholder", fix: "addArguments", files: template("Do it\n"), typed: "/t TYPED", brings: "TYPED" },
];
