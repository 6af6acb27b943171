const MOST_DAYS = 93;
const WEEK = 7;

/** Which of so many days a line goes through: all, or in a long range the last of each seven, counted from the end. */
export const pointsOf = (days: number): number[] =>
  Array.from({ length: days }, (_, at) => at).filter((at) => days <= MOST_DAYS || (days - 1 - at) % WEEK === 0);

export const valuesAt = <Value>(points: readonly number[], values: readonly Value[]): Value[] =>
  points.flatMap((point) => values[point] ?? []);
