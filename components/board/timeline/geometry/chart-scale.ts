import type { Bar } from "@/components/board/timeline/geometry/bar";
import type { Day } from "@/components/board/timeline/geometry/days";
import type { Span, Zoom } from "@/components/board/timeline/geometry/zoom";

/** How days become pixels. Sideways, everything is measured from where lines begin: the right in Arabic. */
export interface ChartScale {
  zoom: Zoom;
  /** How wide a day is. */
  pixels: number;
  span: Span;
  today: Day;
}

/** Narrower bars could not be seen or grasped. */
const LEAST_WIDTH = 8;

export const xOf = ({ span, pixels }: ChartScale, day: number): number => (day - span.from) * pixels;

export const widthOf = ({ span, pixels }: ChartScale): number => (span.to - span.from) * pixels;

export interface Place {
  start: number;
  width: number;
}

/** A due date alone is a diamond in the middle of its day. */
const DIAMOND = 16;

export function placeOfBar(scale: ChartScale, { kind, from, to }: Bar): Place {
  if (kind === "due") return { start: xOf(scale, to + 0.5) - DIAMOND / 2, width: DIAMOND };
  return { start: xOf(scale, from), width: Math.max((to + 1 - from) * scale.pixels, LEAST_WIDTH) };
}
