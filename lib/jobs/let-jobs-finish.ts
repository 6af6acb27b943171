import "server-only";
import { setTimeout as wait } from "node:timers/promises";

interface Ending {
  stop: () => Promise<void>;
  /** Rejects when the database is away. */
  askDatabase: () => Promise<unknown>;
  /** In milliseconds. */
  longest?: number;
}

/** The start script kills a web server that takes ten seconds to end. */
const LONGEST = 8000;
const BETWEEN_CHECKS = 200;

/**
 * Stops the worker once its jobs at work are done. Without a database none of them can be: then nobody waits for them, and
 * in no case longer than for so long.
 */
export const letJobsFinish = ({ stop, askDatabase, longest = LONGEST }: Ending): Promise<void> =>
  Promise.race([stop(), untilAway(askDatabase), wait(longest, undefined, { ref: false })]);

async function untilAway(askDatabase: Ending["askDatabase"]): Promise<void> {
  const answers = () =>
    askDatabase().then(
      () => true,
      () => false,
    );
  while (await answers()) await wait(BETWEEN_CHECKS, undefined, { ref: false });
}
