import { type Hundredths, positionOf } from "@/lib/order";

/** Far below the largest that a column holds, so that there is always room after the last one. */
const LAST: Hundredths = 90_000_000_00;

/** How far a taken position may move before the end is the better place. */
const NEAR = 5;

/** The positions that a thing may get instead of its own. */
export const near = (position: number): Hundredths[] => {
  const own = Math.round(position * 100);
  return own < 0 || own > LAST ? [] : Array.from({ length: NEAR + 1 }, (_, step) => own + step);
};

/** Positions of one list, each given once: the wished one, one right after it, or the end. */
export class Places {
  private readonly taken = new Set<Hundredths>();
  private last: Hundredths;

  /** @param taken those that `near` may meet @param last the highest of all */
  constructor(taken: Iterable<Hundredths> = [], last: Hundredths = 0) {
    for (const place of taken) this.taken.add(place);
    this.last = last;
  }

  take(wish: number): string {
    return this.give(near(wish).find((place) => !this.taken.has(place)) ?? this.end());
  }

  atEnd(): string {
    return this.give(this.end());
  }

  private give(place: Hundredths): string {
    this.taken.add(place);
    this.last = Math.max(this.last, place);
    return positionOf(place);
  }

  private end = (): Hundredths => (Math.floor(this.last / 100) + 1) * 100;
}
