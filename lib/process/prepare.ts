import "server-only";
import { env } from "@/lib/env";
import { startWorker, stopWorker } from "@/lib/jobs/worker";
import { watchLiveSockets } from "@/lib/live/sockets";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";
import { keepBodiesOfGets } from "@/lib/process/bodies-of-gets";
import { logConsoleErrors } from "@/lib/process/console";
import { mendMalformedPaths } from "@/lib/process/malformed-paths";
import { allowSlowUploads } from "@/lib/process/slow-uploads";
import { writeSocketAddresses } from "@/lib/process/socket-address";
import { answerUnavailablePages } from "@/lib/process/unavailable-pages";

/** What the web server's process does besides answering: it knows who calls, and it works off the jobs. */
export const prepareServer = (): void =>
  oncePerProcess("prepared", () => {
    if (process.env.NODE_ENV === "production") logConsoleErrors();
    writeSocketAddresses();
    allowSlowUploads();
    mendMalformedPaths();
    keepBodiesOfGets();
    watchLiveSockets();
    answerUnavailablePages();
    if (env().BOARDS_WORKER === "on") runJobs();
  });

function runJobs() {
  startWorker();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, letJobsFinish);
}

/** Next ends the process once its last answer is sent; a job cut off then would stay locked for hours. */
function letJobsFinish() {
  const finished = stopWorker().catch((error: unknown) => logger().error({ err: error }, "the worker has not stopped cleanly"));
  const exit = process.exit.bind(process);
  process.exit = ((code?: number) => void finished.then(() => exit(code))) as typeof process.exit;
}
