import "server-only";
import type { Server } from "node:http";
import { pool } from "@/lib/db";
import { stopReceivingMail } from "@/lib/incoming-mail/server/start";
import { letJobsFinish } from "@/lib/jobs/let-jobs-finish";
import { stopWorker } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";

/** Ends the process after the responses, emails and jobs that have begun; an interrupted job would stay locked. */
export function endOnSignal(server: Server, { hasWorker }: { hasWorker: boolean }): void {
  process.once("SIGTERM", async () => {
    await Promise.all([closed(server), hasWorker && stopReceivingMail(), hasWorker && jobsFinished()]);
    process.exit(0);
  });
}

function closed(server: Server): Promise<void> {
  const ended = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  return ended;
}

const jobsFinished = () =>
  letJobsFinish({ stop: stopWorker, pingDatabase: () => pool().query("SELECT") }).catch((error: unknown) =>
    logger().error({ err: error }, "the worker has not stopped cleanly"),
  );
