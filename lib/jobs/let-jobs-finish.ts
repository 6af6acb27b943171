import "server-only";
import { setTimeout as wait } from "node:timers/promises";

interface ShutdownOptions {
  stop: () => Promise<void>;
  /** Rejects when the database is unreachable. */
  pingDatabase: () => Promise<unknown>;
  /** In milliseconds. */
  longest?: number;
}

/** The start script kills a web server that takes ten seconds to end. */
const MAX_WAIT = 8000;
const BETWEEN_CHECKS = 200;

/**
 * Stops the worker after its running jobs, but does not wait when the database, without which they can't finish, is
 * unreachable, and never longer than `longest`.
 */
export const letJobsFinish = ({ stop, pingDatabase, longest = MAX_WAIT }: ShutdownOptions): Promise<void> =>
  Promise.race([stop(), untilUnreachable(pingDatabase), wait(longest, undefined, { ref: false })]);

async function untilUnreachable(pingDatabase: ShutdownOptions["pingDatabase"]): Promise<void> {
  const answers = () =>
    pingDatabase().then(
      () => true,
      () => false,
    );
  while (await answers()) await wait(BETWEEN_CHECKS, undefined, { ref: false });
}
