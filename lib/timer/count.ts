import { MOST_MINUTES } from "@/lib/time/duration";

interface Counting {
  /** Null while it is paused. */
  runningSince: Date | null;
  countedSeconds: number;
}

export const ASK_AFTER_HOURS = 8;

/** Whole seconds without the pauses. */
export function secondsAt({ runningSince, countedSeconds }: Counting, now: Date): number {
  const running = runningSince ? Math.max(0, now.getTime() - runningSince.getTime()) : 0;
  return countedSeconds + Math.floor(running / 1000);
}

/** When the person is asked whether it should still run. */
export const asksAt = ({ runningSince }: Pick<Counting, "runningSince">): Date | null =>
  runningSince && new Date(runningSince.getTime() + ASK_AFTER_HOURS * 3_600_000);

const SHORTEST_LOG = 30;

/** The nearest whole minutes, at most as many as a time log can have, and 0 when there is too little to log. */
export const minutesToLog = (seconds: number): number =>
  seconds < SHORTEST_LOG ? 0 : Math.min(MOST_MINUTES, Math.round(seconds / 60));
