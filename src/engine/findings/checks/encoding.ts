/** How files are saved: a BOM that this pi sends along, and bytes that are no UTF-8. */
import { sinceVersion } from "../../../profiles/features";
import { finding } from "../findings";
import type { Check } from "../subject";

export const checkEncoding: Check = ({ scene, sources }) => {
  const version = scene.request.piVersion;
  return sources.flatMap(({ path, bom, malformed, text, role, rangeOf }) => {
    const isSent = bom && !scene.features.bomStripped && role !== "skill" && role !== "template";
    const count = malformed ? text.split("\uFFFD").length - 1 : 0;
    const first = text.indexOf("\uFFFD");
    return [
      ...(isSent
        ? [finding("text.bomSent", { path, version, mended: sinceVersion("bomStripped") }, path, rangeOf(0, 0))]
        : []),
      ...(count > 0 ? [finding("text.malformed", { path, count }, path, rangeOf(first, first + 1))] : []),
    ];
  });
};
