import { scaleLinear } from "d3-scale";

export interface ValueScale {
  ticks: number[];
  /** From the top, in percent. */
  y: (value: number) => number;
}

const STEPS = 4;

export function valueScale(most: number, unit = 1): ValueScale {
  const scale = scaleLinear([0, Math.max(most / unit, 1)], [100, 0]).nice(STEPS);
  const ticks = scale.ticks(STEPS).filter((tick) => Number.isInteger(tick));
  return { ticks: ticks.map((tick) => tick * unit), y: (value) => rounded(scale(value / unit)) };
}

/** The middle of each category's band and its width, in percent. */
export function bandScale(count: number) {
  const step = 100 / Math.max(count, 1);
  return { width: step, middle: (at: number) => step * (at + 0.5) };
}

/** From one edge to the other, in percent. */
export const pointScale =
  (count: number) =>
  (at: number): number =>
    count === 1 ? 50 : (100 * at) / (count - 1);

/** Enough for the eye, few enough for a page of a whole year. */
export const everyNth = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));

export const rounded = (value: number): number => Math.round(value * 100) / 100;
