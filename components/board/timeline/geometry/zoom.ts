import {
  type Day,
  monthsLater,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
} from "@/components/board/timeline/geometry/days";

export const ZOOMS = ["day", "week", "month"] as const;
/** The unit of the lower line of the scale, by which keys move bars. */
export type Zoom = (typeof ZOOMS)[number];

/** How wide a day is. */
export const PIXELS: Readonly<Record<Zoom, number>> = { day: 36, week: 12, month: 3 };

export const zoomIn = (text: unknown): Zoom | undefined => ZOOMS.find((each) => each === text);

/** @param step 1 shows less in more detail */
export const nextZoom = (zoom: Zoom, step: 1 | -1): Zoom => ZOOMS[ZOOMS.indexOf(zoom) - step] ?? zoom;

/** The same day so many units later. */
export function unitsLater(day: Day, zoom: Zoom, count: number): Day {
  if (zoom === "month") return monthsLater(day, count);
  return day + count * (zoom === "week" ? 7 : 1);
}

export interface Span {
  from: Day;
  /** Exclusive. */
  to: Day;
}

/** The two lines of the scale, above each other. */
export function scaleOf(zoom: Zoom, span: Span, firstOfWeek: number): { upper: Span[]; lower: Span[] } {
  switch (zoom) {
    case "day":
      return { upper: spans(span, startOfMonth), lower: spans(span, (day, later = 0) => day + later) };
    case "week":
      return {
        upper: spans(span, startOfQuarter),
        lower: spans(span, (day, later = 0) => startOfWeek(day, firstOfWeek) + 7 * later),
      };
    case "month":
      return { upper: spans(span, startOfYear), lower: spans(span, startOfMonth) };
  }
}

/** All units that the span touches. */
function spans({ from, to }: Span, startOf: (day: Day, later?: number) => Day): Span[] {
  const found: Span[] = [];
  for (let start = startOf(from); start < to;) {
    const end = startOf(start, 1);
    found.push({ from: start, to: end });
    start = end;
  }
  return found;
}
