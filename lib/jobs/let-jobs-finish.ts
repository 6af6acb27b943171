import "server-only";
import { setTimeout as wait } from "node:timers/promises";

interface Ending {
  stop: () => Promise<void>;
  /** Rejects when the database is away. */
  pingDatabase: () => Promise<unknown>;
  /** In milliseconds. */
  longest?: number;
}

/** The start script kills a web server that takes ten seconds to end. */
const MAX_WAIT = 8000;
const BETWEEN_CHECKS = 200;

/**
 * Stops the worker once its jobs at work are done. Without a database none of them can be: then nobody waits for them, and
 * in no case longer than for so long.
 */
export const letJobsFinish = ({ stop, pingDatabase, longest = MAX_WAIT }: Ending): Promise<void> =>
  Promise.race([stop(), untilUnreachable(pingDatabase), wait(longest, undefined, { ref: false })]);

async function untilUnreachable(pingDatabase: Ending["pingDatabase"]): Promise<void> {
  const answers = () =>
    pingDatabase().then(
      () => true,
      () => false,
    );
  while (await answers()) await wait(BETWEEN_CHECKS, undefined, { ref: false });
}
