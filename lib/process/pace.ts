/** Bytes a second. The slowest mobile lines carry five times as much. */
const FLOOR = 500;

/** What a client may be behind from the start, in seconds. */
const PATIENCE = 10;
/** What it can save up by being faster, in seconds: so long may a line break down in the middle. */
const LONGEST_BREAK = 60;

/** How a body comes: the bytes of its connection so far, and how many more it may be behind. */
export interface Pace {
  read: number;
  credit: number;
}

export const paceFrom = (read: number): Pace => ({ read, credit: PATIENCE * FLOOR });

/** After one more second, which does not count when the server itself had stopped to read. */
export function isTooSlow(pace: Pace, { read, isStopped }: { read: number; isStopped: boolean }): boolean {
  const received = read - pace.read;
  pace.read = read;
  if (isStopped) return false;

  pace.credit = Math.min(LONGEST_BREAK * FLOOR, pace.credit + received - FLOOR);
  return pace.credit < 0;
}
