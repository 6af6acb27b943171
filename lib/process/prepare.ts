import "server-only";
import { pool } from "@/lib/db";
import { env } from "@/lib/env";
import { letJobsFinish } from "@/lib/jobs/let-jobs-finish";
import { startWorker, stopWorker } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";
import { logConsoleErrors } from "@/lib/process/console";
import { guardServers } from "@/lib/process/guards";

export const prepareServer = (): void =>
  oncePerProcess("prepared", () => {
    if (process.env.NODE_ENV === "production") logConsoleErrors();
    guardServers();
    if (env().BOARDS_WORKER === "on") runJobs();
  });

function runJobs() {
  startWorker();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, exitAfterJobs);
}

/** Next ends the process after its last response; an interrupted job would stay locked. */
function exitAfterJobs() {
  const finished = letJobsFinish({ stop: stopWorker, pingDatabase: () => pool().query("SELECT") }).catch(
    (error: unknown) => logger().error({ err: error }, "the worker has not stopped cleanly"),
  );
  const exit = process.exit.bind(process);
  process.exit = ((code?: number) => void finished.then(() => exit(code))) as typeof process.exit;
}
