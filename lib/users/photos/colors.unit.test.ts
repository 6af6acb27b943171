import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { colorsOf } from "@/lib/users/photos/colors";

const sheet = readFileSync(path.join(import.meta.dirname, "../../../app/globals.css"), "utf8");

test.each([0, 1, 2, 3, 4, 5, 6, 7])("person %i has the colours of light mode", (id) => {
  expect(colorsOf(id)).toEqual({
    background: onScreens(`person-${id + 1}`),
    foreground: onScreens(`person-${id + 1}-ink`),
  });
  expect(colorsOf(id + 8)).toEqual(colorsOf(id));
});

function onScreens(name: string): string {
  const [, light, chroma, hue] =
    new RegExp(`--${name}: light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(sheet) ?? [];
  return hexOf(Number(light), Number(chroma), (Number(hue) * Math.PI) / 180);
}

function hexOf(light: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${parts
    .map((part) =>
      byteOf(Math.min(1, Math.max(0, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const byteOf = (part: number): number =>
  Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
