import { type Hue, labelColors, NO_COLOR, type Tone } from "@/lib/imports/convert/colors";

/** The names of Trello's colors. Each has a `_dark` and a `_light` tone. */
const HUES = new Map<string, Hue>(
  Object.entries({
    black: "gray",
    blue: "blue",
    gray: "gray",
    green: "green",
    lime: "lime",
    magenta: "pink",
    orange: "orange",
    pink: "pink",
    purple: "purple",
    red: "red",
    sky: "sky",
    teal: "sky",
    yellow: "yellow",
  }),
);

/** `green`, `green_dark`, `green_light` or none. */
export function colorsOf(name: string | null) {
  const [hue = "", tone] = (name ?? "").split("_");
  const found = HUES.get(hue);
  return found ? labelColors(found, toneOf(tone)) : NO_COLOR;
}

function toneOf(name: string | undefined): Tone {
  if (name === "dark") return "strong";
  return name === "light" ? "soft" : "bold";
}

/** Of a stage or a cover. */
export const backgroundOf = (name: string | null): string | null => (name === null ? null : colorsOf(name).bg_color);
