/** Texts that are ranked completely. A word in more of them is searched only in recent tasks, so totals from here on are not exact. */
export const MOST_TEXTS = 3_000;
