/** Positions in hundredths, because they are `Decimal(10,2)` (compatibility.md, C60). */
export type Hundredths = number;

const ONE: Hundredths = 100;

/** A gap smaller than this has no room for another position. */
const NARROWEST: Hundredths = 2;

/** The middle between two neighbours, one after the last, half of the first; null when there is no room left. */
export function between(before: Hundredths | null, after: Hundredths | null): Hundredths | null {
  if (after === null) return (before ?? 0) + ONE;

  const low = before ?? 0;
  return after - low < NARROWEST ? null : Math.round((low + after) / 2);
}

export const hundredths = (position: { toString(): string } | number): Hundredths => Math.round(Number(position) * 100);

export const positionOf = (place: Hundredths): string => (place / 100).toFixed(2);
