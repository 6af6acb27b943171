import "server-only";
import { pool } from "@/lib/db";
import { env } from "@/lib/env";
import { letJobsFinish } from "@/lib/jobs/let-jobs-finish";
import { startWorker, stopWorker } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";
import { logConsoleErrors } from "@/lib/process/console";
import { guardServers } from "@/lib/process/guards";

/** What the web server's process does besides answering: it guards what reaches Next, and it works off the jobs. */
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

/** Next ends the process once its last answer is sent; a job cut off then would stay locked for hours. */
function exitAfterJobs() {
  const finished = letJobsFinish({ stop: stopWorker, askDatabase: () => pool().query("SELECT") }).catch(
    (error: unknown) => logger().error({ err: error }, "the worker has not stopped cleanly"),
  );
  const exit = process.exit.bind(process);
  process.exit = ((code?: number) => void finished.then(() => exit(code))) as typeof process.exit;
}
