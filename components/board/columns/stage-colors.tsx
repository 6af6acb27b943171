import { ColorFill } from "@/components/ui/brand/color-fill";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import type { Translate } from "@/lib/i18n/translate";

/** A custom color that another client set can stay. */
export function colorsWith(
  color: string | null,
  t: Translate<"board.stageColors">,
  names: Translate<"badges.colors">,
): ColorChoice[] {
  const none = { value: "", label: t("none"), icon: swatch() };
  const choices = COLORS.map(({ name, value }) => ({ value, label: names(name), icon: swatch(value) }));
  const isOwn = color !== null && choices.every(({ value }) => value !== color);
  return isOwn ? [none, ...choices, { value: color, label: t("custom"), icon: swatch(color) }] : [none, ...choices];
}

interface ColorChoice {
  value: string;
  label: string;
  icon: React.ReactNode;
}

const swatch = (color?: string) => (
  <span className="relative block size-4 rounded-sm border border-gray-8">{color && <ColorFill light={color} />}</span>
);

const COLOR_NAMES = ["green", "yellow", "orange", "red", "purple", "blue", "sky", "lime", "pink", "gray"] as const;
const COLORS = COLOR_NAMES.map((name) => ({
  name,
  value: LABEL_PRESETS.find(({ id }) => id === `${name}-bold`)?.light_bg_color ?? "",
}));
