import { ColorFill } from "@/components/ui/brand/color-fill";
import { LABEL_PRESETS } from "@/lib/boards/palette";

/** A custom colour that another client set can stay. */
export function colorsWith(color: string | null): ColorChoice[] {
  const none = { value: "", label: "None", icon: swatch() };
  const isOwn = color !== null && COLORS.every(({ value }) => value !== color);
  return isOwn ? [none, ...COLORS, { value: color, label: "Another", icon: swatch(color) }] : [none, ...COLORS];
}

interface ColorChoice {
  value: string;
  label: string;
  icon: React.ReactNode;
}

const swatch = (color?: string) => (
  <span className="relative block size-4 rounded-sm border border-gray-8">{color && <ColorFill light={color} />}</span>
);

const COLORS: ColorChoice[] = LABEL_PRESETS.filter(({ id }) => id.endsWith("-bold")).map(({ id, light_bg_color }) => {
  const name = id.replace("-bold", "");
  return {
    value: light_bg_color,
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    icon: swatch(light_bg_color),
  };
});
