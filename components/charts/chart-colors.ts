import type { ChartCategory, ChartColor, ChartSeries } from "@/components/charts/chart-data";

export interface Ink {
  className?: string;
  /** As an attribute, because the CSP forbids styles. */
  color?: string;
}

/** What is drawn inside in `currentColor` has this colour. */
export function inkOf(color: ChartColor): Ink {
  if (typeof color !== "object") return { className: CLASSES[color] };

  const { light, dark = light } = color;
  return { color: light === dark ? light : `light-dark(${light}, ${dark})` };
}

const CLASSES = {
  1: "text-chart-1",
  2: "text-chart-2",
  3: "text-chart-3",
  4: "text-chart-4",
  5: "text-chart-5",
  6: "text-chart-6",
  7: "text-chart-7",
  8: "text-chart-8",
  red: "text-red",
  amber: "text-chart-2",
  green: "text-green-text",
  gray: "text-gray-9",
} as const;

const PALETTE = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const colorAt = (at: number): ChartColor => PALETTE[at % PALETTE.length] ?? 1;

export const colorsOf = (named: readonly (ChartSeries | ChartCategory)[]): ChartColor[] =>
  named.map(({ color }, at) => color ?? colorAt(at));
