/** Skills that are loaded while no active tool can read one: a single finding, since pi leaves out all of them. */
import { finding } from "../findings";
import type { Check } from "../subject";

export const checkSkills: Check = ({ evaluation, settings, scene }) => {
  const kept = evaluation.files.filter(({ reason }) => reason.rule === "prompt.noReaderTool");
  if (kept.length === 0) return [];
  const setting = scene.launch.tools ? undefined : settings.effective.find(({ key }) => key === "defaultTools");
  return [finding("skills.noReader", { count: kept.length }, setting?.path ?? kept[0]?.path ?? null)];
};
