type Rgb = readonly [number, number, number];

/** Invalid colours count as white. */
function rgbOf(hex: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1] ?? "fff";
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const part = (at: number) => parseInt(six.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

/** By WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Dark and light text, as --ink-dark and --ink-light in app/globals.css. */
export const INKS = { dark: "#020408", light: "#ffffff" } as const;
export type Ink = keyof typeof INKS;

/** The text colour that is readable on a background; the preferred one when both are. */
export function readableOn(hex: string, preferred?: string): Ink {
  const [dark, light] = [contrast(hex, INKS.dark), contrast(hex, INKS.light)];
  if (preferred && Math.min(dark, light) >= READABLE) return luminance(preferred) > 0.5 ? "light" : "dark";
  return dark >= light ? "dark" : "light";
}

const READABLE = 4.5;

const HUES = [
  [15, "red"],
  [42, "orange"],
  [66, "yellow"],
  [88, "lime"],
  [165, "green"],
  [185, "teal"],
  [205, "sky"],
  [242, "blue"],
  [290, "purple"],
  [345, "pink"],
] as const;

/** A key of `badges.colors`. */
export type ColorName = (typeof HUES)[number][1] | "white" | "gray" | "black";

export function colorOf(hex: string): ColorName {
  const [red, green, blue] = rgbOf(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 0.12) return grayName(most);

  const hue = hueOf(red, green, blue, most, most - least);
  return HUES.find(([end]) => hue < end)?.[1] ?? "red";
}

function grayName(light: number): ColorName {
  if (light > 0.95) return "white";
  return light < 0.15 ? "black" : "gray";
}

/** In degrees; red is 0. */
function hueOf(red: number, green: number, blue: number, most: number, spread: number): number {
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}
