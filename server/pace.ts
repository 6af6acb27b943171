/** Bytes per second. The slowest mobile connections reach five times as much. */
const MIN_RATE = 500;

/** How many seconds a client may be behind from the start. */
const INITIAL_CREDIT = 10;
/** The credit in seconds of a faster client: its connection may stall for this long. */
const MAX_BREAK = 60;

/** The bytes that the connection has read, and how many it may still be behind. */
export interface Pace {
  read: number;
  credit: number;
}

export const paceFrom = (read: number): Pace => ({ read, credit: INITIAL_CREDIT * MIN_RATE });

/** Called every second; a second in which the server itself stopped reading does not count. */
export function isTooSlow(pace: Pace, { read, isStopped }: { read: number; isStopped: boolean }): boolean {
  const received = read - pace.read;
  pace.read = read;
  if (isStopped) return false;

  pace.credit = Math.min(MAX_BREAK * MIN_RATE, pace.credit + received - MIN_RATE);
  return pace.credit < 0;
}
