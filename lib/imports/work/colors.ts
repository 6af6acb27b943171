import { type Hue, labelColors, NO_COLOR } from "@/lib/imports/convert/colors";

/** Asana's names, each with `light-` or `dark-` before it. */
const HUES = new Map<string, Hue>(
  Object.entries({
    blue: "blue",
    brown: "orange",
    green: "green",
    orange: "orange",
    pink: "pink",
    purple: "purple",
    red: "red",
    teal: "sky",
    "warm-gray": "gray",
    yellow: "yellow",
  }),
);

export function colorsOf(name: string | null) {
  const [, tone, hue = ""] = /^(light|dark)-(.+)$/.exec(name ?? "") ?? [];
  const found = HUES.get(hue);
  return found ? labelColors(found, tone === "dark" ? "strong" : "soft") : NO_COLOR;
}
