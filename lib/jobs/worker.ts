import "server-only";
import { Logger, type LogFunctionFactory, run, type Runner, type RunnerOptions, type TaskList } from "graphile-worker";
import { env } from "@/lib/env";
import type { JobName, Jobs, Try } from "@/lib/jobs/add";
import { keepRunning, type KeptWorker } from "@/lib/jobs/keep-running";
import { recurring, tasks } from "@/lib/jobs/tasks";
import { logger } from "@/lib/logger";
import { MAILS_AT_ONCE } from "@/lib/mail/mailer";
import { oncePerProcess } from "@/lib/once";

/** Runs jobs inside this process until it is stopped; once, however often it is asked for. */
export const startWorker = (): KeptWorker[] =>
  oncePerProcess("worker", () => [keepRunning(runMails), keepRunning(runOthers)]);

/** The jobs at work finish first; once, however often it is asked for. */
export const stopWorker = (): Promise<void> =>
  oncePerProcess("stopped worker", async () => void (await Promise.all(startWorker().map(({ stop }) => stop()))));

/** Batches, of whatever is there at once: only then does whoever stops wait until the ends of jobs are written. */
export const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Mails have hands of their own: a mail server that does not answer holds up nothing else. */
export const runMails = (): Promise<Runner> =>
  open({ concurrency: MAILS_AT_ONCE, maxPoolSize: 2, taskList: taskList((name) => name === "send-mail") });

export const runOthers = (): Promise<Runner> =>
  open({
    concurrency: 4,
    maxPoolSize: 4,
    taskList: taskList((name) => name !== "send-mail"),
    crontab: recurring.map(({ at, job }) => `${at} ${job} ?max=3`).join("\n"),
  });

const open = (options: RunnerOptions): Promise<Runner> =>
  run({
    preset,
    connectionString: env().DATABASE_DIRECT_URL,
    noHandleSignals: true,
    logger: workerLogger(),
    ...options,
  });

export function taskList(isMeant: (name: JobName) => boolean = () => true): TaskList {
  const names = (Object.keys(tasks) as JobName[]).filter(isMeant);
  return Object.fromEntries(
    names.map((name) => [
      name,
      (payload, { job }) => runTask(name, payload as Jobs[typeof name], { isLast: job.attempts >= job.max_attempts }),
    ]),
  );
}

async function runTask<Name extends JobName>(name: Name, payload: Jobs[Name], attempt: Try) {
  const task = tasks[name] as (payload: Jobs[Name], attempt: Try) => Promise<void>;
  await task(payload, attempt);
}

/** What went wrong, in our own log; that a job went well is no news. */
export const workerLogger = () => new Logger(quietly);

const quietly: LogFunctionFactory = () => (level, message, meta) => {
  if (level === "error" || level === "warning")
    logger()[level === "error" ? "error" : "warn"]({ err: meta?.error }, message);
};
