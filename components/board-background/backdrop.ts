import { GRADIENTS, SOLID_COLORS } from "@/lib/boards/palette";

interface Shade {
  light: string;
  dark: string;
}

export type Backdrop =
  | { kind: "color"; shade: Shade }
  | { kind: "gradient"; degrees: number; stops: (Shade & { offset: string })[] }
  | { kind: "image"; url: string };

interface StoredBackground {
  id: string | number | null;
  is_image: boolean;
  image_url: string | null;
  color: string | null;
}

/** Null when nothing can be drawn. */
export function backdropOf({ id, is_image, image_url, color }: StoredBackground): Backdrop | null {
  if (is_image && image_url) return { kind: "image", url: image_url };

  const known = [...SOLID_COLORS, ...GRADIENTS].find((each) => each.id === id);
  const light = known?.value ?? color;
  return light ? colorsOf(light, known?.dark_value ?? light) : null;
}

const HEX = /^#[0-9a-f]{3,8}$/i;

function colorsOf(light: string, dark: string): Backdrop | null {
  if (HEX.test(light) && HEX.test(dark)) return { kind: "color", shade: { light, dark } };

  const [bright, dim] = [stopsOf(light), stopsOf(dark)];
  const stops = bright.map(({ color, offset }, at) => ({ offset, light: color, dark: dim[at]?.color ?? color }));
  return stops.length > 0 ? { kind: "gradient", degrees: Number(/([\d.]+)deg/.exec(light)?.[1] ?? 180), stops } : null;
}

const stopsOf = (gradient: string) =>
  [...gradient.matchAll(/(#[0-9a-f]{3,8})\s+([\d.]+%)/gi)].map(([, color = "", offset = ""]) => ({ color, offset }));
