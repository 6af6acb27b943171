import { run, type Runner } from "graphile-worker";
import { expect, onTestFinished, test, vi } from "vitest";
import { db, pool } from "@/lib/db";
import { keepRunning } from "@/lib/jobs/keep-running";
import { preset, workerLogger } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";

const worked: string[] = [];
const begin = () =>
  run({
    preset,
    pgPool: pool(),
    noHandleSignals: true,
    logger: workerLogger(),
    pollInterval: 50,
    taskList: { test: async (payload) => void worked.push((payload as { word: string }).word) },
  });
const addJob = (word: string) =>
  db.$executeRaw`SELECT graphile_worker.add_job('test', ${JSON.stringify({ word })}::json)`;

function runUntilTheEndOfTheTest(how: () => Promise<Runner>) {
  const worker = keepRunning(how, 5);
  onTestFinished(() => worker.stop());
}

test("a worker that ends by itself, as it does when the database is away for long, begins anew", async () => {
  const runners: Runner[] = [];
  runUntilTheEndOfTheTest(async () => {
    const runner = await begin();
    runners.push(runner);
    return runner;
  });
  await vi.waitUntil(() => runners.length === 1, { timeout: 10_000 });

  await runners[0]?.stop("as after a long absence");
  await addJob("anew");

  await vi.waitUntil(() => worked.includes("anew"), { timeout: 10_000 });
  expect(runners).toHaveLength(2);
});

test("a worker that can't begin tries until it can, with longer and longer waits", async () => {
  const warn = vi.spyOn(logger(), "warn");
  onTestFinished(() => warn.mockRestore());
  let tries = 0;
  runUntilTheEndOfTheTest(() => {
    tries += 1;
    return tries < 4 ? Promise.reject(new Error("connect ECONNREFUSED")) : begin();
  });
  await addJob("at last");

  await vi.waitUntil(() => worked.includes("at last"), { timeout: 10_000 });
  expect(warn.mock.calls.map(([said]) => said)).toEqual([{ pause: 5 }, { pause: 10 }, { pause: 20 }]);
});

test("a stopped worker stays stopped, also one that waits to begin", async () => {
  let tries = 0;
  const waiting = keepRunning(() => {
    tries += 1;
    return Promise.reject(new Error("connect ECONNREFUSED"));
  });
  const running = keepRunning(begin);

  await Promise.all([waiting.stop(), running.stop()]);
  await addJob("too late");

  expect(tries).toBe(1);
  expect(worked).not.toContain("too late");
});
