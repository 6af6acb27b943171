import { run, type Runner } from "graphile-worker";
import { expect, onTestFinished, test, vi } from "vitest";
import { db, pool } from "@/lib/db";
import { keepRunning } from "@/lib/jobs/keep-running";
import { preset, workerLogger } from "@/lib/jobs/worker";

const worked: string[] = [];
const begin = () =>
  run({ preset, pgPool: pool(), noHandleSignals: true, logger: workerLogger(), pollInterval: 50, taskList: { test: async (payload) => void worked.push((payload as { word: string }).word) } });
const addJob = (word: string) => db.$executeRaw`SELECT graphile_worker.add_job('test', ${JSON.stringify({ word })}::json)`;

function kept(how: () => Promise<Runner>) {
  const worker = keepRunning(how);
  onTestFinished(() => worker.stop());
  return worker;
}

test("a worker that ends by itself, as it does when the database is away for long, begins anew", async () => {
  const runners: Runner[] = [];
  kept(async () => {
    const runner = await begin();
    runners.push(runner);
    return runner;
  });
  await vi.waitUntil(() => runners.length === 1);

  await runners[0]?.stop("as after a long absence");
  await addJob("anew");

  await vi.waitUntil(() => worked.includes("anew"), { timeout: 5_000 });
  expect(runners).toHaveLength(2);
});

test("a worker that can't begin tries until it can, with longer and longer waits", async () => {
  const tries: number[] = [];
  kept(() => {
    tries.push(performance.now());
    return tries.length < 4 ? Promise.reject(new Error("connect ECONNREFUSED")) : begin();
  });
  await addJob("at last");

  await vi.waitUntil(() => worked.includes("at last"), { timeout: 10_000 });
  const [first = 0, second = 0, third = 0, fourth = 0] = tries;
  expect(third - second).toBeGreaterThan(1.5 * (second - first));
  expect(fourth - third).toBeGreaterThan(1.5 * (third - second));
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
