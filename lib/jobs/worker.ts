import "server-only";
import { Logger, type LogFunctionFactory, run, type Runner, type RunnerOptions, type TaskList } from "graphile-worker";
import { env } from "@/lib/env";
import type { JobName, Jobs, Attempt } from "@/lib/jobs/add";
import { keepRunning, type RunningWorker } from "@/lib/jobs/keep-running";
import { PatientPool } from "@/lib/jobs/patient-pool";
import { recurring, tasks } from "@/lib/jobs/tasks";
import { logger } from "@/lib/logger";
import { MAILS_AT_ONCE } from "@/lib/mail/mailer";
import { oncePerProcess } from "@/lib/once";

/** Runs jobs inside this process until it is stopped; repeated calls start nothing. */
export const startWorker = (): RunningWorker[] =>
  oncePerProcess("worker", () => [
    keepRunning(runMails),
    keepRunning(runImports),
    keepRunning(runDeliveries),
    keepRunning(runPushes),
    keepRunning(runOthers),
  ]);

export const stopWorker = (): Promise<void> =>
  oncePerProcess("stopped worker", async () => void (await Promise.all(startWorker().map(({ stop }) => stop()))));

/** Without delays in batches, stopping waits until the results of jobs are stored. */
export const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const OWN_RUNNERS: JobName[] = ["send-mail", "run-import", "deliver-to-webhook", "send-push"];

/** Mails have their own runner, so that a mail server that does not answer blocks nothing else. */
export const runMails = (): Promise<Runner> =>
  startRunner({
    concurrency: MAILS_AT_ONCE,
    maxPoolSize: MAILS_AT_ONCE,
    taskList: taskList((name) => name === "send-mail"),
  });

const IMPORTS_AT_ONCE = 2;

/** Imports may take many minutes. */
export const runImports = (): Promise<Runner> =>
  startRunner({
    concurrency: IMPORTS_AT_ONCE,
    maxPoolSize: IMPORTS_AT_ONCE,
    taskList: taskList((name) => name === "run-import"),
  });

const DELIVERIES_AT_ONCE = 4;

/** Receivers of webhooks may be slow. */
export const runDeliveries = (): Promise<Runner> =>
  startRunner({
    concurrency: DELIVERIES_AT_ONCE,
    maxPoolSize: DELIVERIES_AT_ONCE,
    taskList: taskList((name) => name === "deliver-to-webhook"),
  });

const PUSH_SERVICES_AT_ONCE = 4;

/** Each job is for one push service, so that one that does not answer holds back only its own. */
export const runPushes = (): Promise<Runner> =>
  startRunner({
    concurrency: PUSH_SERVICES_AT_ONCE,
    maxPoolSize: PUSH_SERVICES_AT_ONCE,
    taskList: taskList((name) => name === "send-push"),
  });

export const runOthers = (): Promise<Runner> =>
  startRunner({
    concurrency: 4,
    maxPoolSize: 4,
    taskList: taskList((name) => !OWN_RUNNERS.includes(name)),
    crontab: recurring.map(({ at, job }) => `${at} ${job} ?max=3`).join("\n"),
  });

/** @param pool ends with the runner */
export async function startRunner(
  { maxPoolSize, ...options }: RunnerOptions,
  pool = new PatientPool({ connectionString: env().DATABASE_DIRECT_URL, max: maxPoolSize }),
): Promise<Runner> {
  const endPool = () => pool.end().catch((error: unknown) => logger().warn({ err: error }, "a pool has not ended"));
  try {
    const runner = await run({ preset, pgPool: pool, noHandleSignals: true, logger: workerLogger(), ...options });
    void runner.promise.then(endPool, endPool);
    return runner;
  } catch (error) {
    await endPool();
    throw error;
  }
}

export function taskList(includes: (name: JobName) => boolean = () => true): TaskList {
  const names = (Object.keys(tasks) as JobName[]).filter(includes);
  return Object.fromEntries(
    names.map((name) => [
      name,
      (payload, { job }) => runTask(name, payload as Jobs[typeof name], { isLast: job.attempts >= job.max_attempts }),
    ]),
  );
}

async function runTask<Name extends JobName>(name: Name, payload: Jobs[Name], attempt: Attempt) {
  const task = tasks[name] as (payload: Jobs[Name], attempt: Attempt) => Promise<void>;
  await task(payload, attempt);
}

/** Logs only what went wrong. */
export const workerLogger = () => new Logger(logProblems);

const logProblems: LogFunctionFactory = () => (level, message, meta) => {
  if (level === "error" || level === "warning")
    logger()[level === "error" ? "error" : "warn"]({ err: meta?.error }, message);
};
