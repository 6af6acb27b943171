import "server-only";
import { Logger, type LogFunctionFactory, run, type Runner, type TaskList } from "graphile-worker";
import { env } from "@/lib/env";
import { type JobName, type Jobs } from "@/lib/jobs/add";
import { recurring, tasks } from "@/lib/jobs/tasks";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";

/** Runs jobs inside this process until it is stopped; once, however often it is asked for. */
export const startWorker = (): Promise<Runner> => oncePerProcess("worker", openRunner);

/** The jobs at work finish first; once, however often it is asked for. */
export const stopWorker = (): Promise<void> => oncePerProcess("stopped worker", async () => (await startWorker()).stop());

/** Batches, of whatever is there at once: only then does whoever stops wait until the ends of jobs are written. */
export const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

function openRunner(): Promise<Runner> {
  return run({
    preset,
    connectionString: env().DATABASE_DIRECT_URL,
    concurrency: 4,
    maxPoolSize: 5,
    noHandleSignals: true,
    taskList: taskList(),
    crontab: recurring.map(({ at, job }) => `${at} ${job} ?max=3`).join("\n"),
    logger: workerLogger(),
  });
}

export function taskList(): TaskList {
  const names = Object.keys(tasks) as JobName[];
  return Object.fromEntries(names.map((name) => [name, (payload, { job }) => runTask(name, payload as Jobs[typeof name], job.attempts >= job.max_attempts)]));
}

async function runTask<Name extends JobName>(name: Name, payload: Jobs[Name], isLast: boolean) {
  const task = tasks[name] as (payload: Jobs[Name], attempt: { isLast: boolean }) => Promise<void>;
  await task(payload, { isLast });
}

/** What went wrong, in our own log; that a job went well is no news. */
export const workerLogger = () => new Logger(quietly);

const quietly: LogFunctionFactory = () => (level, message, meta) => {
  if (level === "error" || level === "warning") logger()[level === "error" ? "error" : "warn"]({ err: meta?.error }, message);
};
