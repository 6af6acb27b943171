import { setTimeout as wait } from "node:timers/promises";

/** How long an import waits for another tool, in milliseconds. */
export interface Patience {
  /** For one answer. */
  answer: number;
  /** Between the attempts of one request, together. */
  waiting: number;
  /** For all requests together. */
  total: number;
  wait: (milliseconds: number) => Promise<unknown>;
}

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

/** Someone looks at a screen meanwhile. */
export const SHORT: Patience = { answer: 10 * SECOND, waiting: 5 * SECOND, total: 25 * SECOND, wait };

/** A job reads thousands of tasks. */
export const LONG: Patience = { answer: 60 * SECOND, waiting: 300 * SECOND, total: 12 * HOUR, wait };
