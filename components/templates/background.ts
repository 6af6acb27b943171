import type { TemplateSummary } from "@/components/templates/template-data";
import { GRADIENTS, SOLID_COLORS } from "@/lib/boards/palette";
import type { BoardJson } from "@/lib/boards/present/board";

/** A template names only the color for light screens; the palette knows its pair for dark ones. */
export function backgroundOf({ background }: Pick<TemplateSummary, "background">): BoardJson["background"] {
  const { color = null, is_image = false, image_url = null } = background ?? {};
  const known = [...SOLID_COLORS, ...GRADIENTS].find(({ value }) => value === color);
  return { id: known?.id ?? null, is_image, image_url, color };
}
