import type { TaskList } from "graphile-worker";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { db, pool } from "@/lib/db";
import { keepRunning } from "@/lib/jobs/keep-running";
import { PatientPool } from "@/lib/jobs/patient-pool";
import { startRunner } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";
import { aDatabaseToCutOff } from "@/lib/testing/db/cut-off";

const stateOfJobs = async () =>
  (await pool().query("SELECT attempts, last_error, locked_at FROM graphile_worker._private_jobs")).rows;

const addTestJob = (name: string, queue: string | null = null) =>
  db.$executeRaw`SELECT graphile_worker.add_job(${name}::text, queue_name => ${queue}::text)`;

/** A worker whose connections can be cut off, and a function that waits until the end of a job was not stored. */
async function aWorkerToCutOff(taskList: TaskList) {
  const database = await aDatabaseToCutOff();
  const warn = vi.spyOn(logger(), "warn");
  const starts = vi.fn(() =>
    startRunner({ concurrency: 2, pollInterval: 20, taskList }, new PatientPool({ connectionString: database.url }, 5)),
  );
  const worker = keepRunning(starts, 5);
  onTestFinished(async () => {
    database.restore();
    await worker.stop();
    warn.mockRestore();
  });
  const notStored = (times: number) =>
    vi.waitUntil(
      () => warn.mock.calls.filter(([, message]) => String(message).startsWith("the end of a job")).length === times,
      { timeout: 10_000 },
    );
  return { ...database, starts, notStored };
}

describe("a job that ends while the database is unavailable", () => {
  test.each([
    ["goes well", null, () => Promise.resolve(), []],
    ["goes well in a queue", "one", () => Promise.resolve(), []],
    [
      "fails",
      null,
      () => Promise.reject(new Error("no")),
      [{ attempts: 1, last_error: expect.stringContaining("no"), locked_at: null }],
    ],
  ])("and %s is stored when the database is back, by the same worker, which goes on", async (_, queue, end, stored) => {
    const ran: string[] = [];
    const { cut, restore, starts, notStored } = await aWorkerToCutOff({
      first: async () => {
        cut();
        await end();
      },
      next: async () => void ran.push("next"),
    });
    await addTestJob("first", queue);
    await notStored(1);

    await addTestJob("next", queue);
    restore();

    await vi.waitUntil(() => ran.length === 1, { timeout: 10_000 });
    await vi.waitFor(async () => expect(await stateOfJobs()).toEqual(stored), { timeout: 10_000 });
    expect(starts).toHaveBeenCalledTimes(1);
  });

  test("is stored after each of several outages, while other jobs of the worker go on", async () => {
    let finish = () => {};
    const { cut, restore, notStored } = await aWorkerToCutOff({
      cutting: async () => cut(),
      long: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    await addTestJob("long");
    for (const outage of [1, 2, 3]) {
      await addTestJob("cutting");
      await notStored(outage);
      restore();
      await vi.waitUntil(async () => (await stateOfJobs()).length === 1, { timeout: 10_000 });
    }

    finish();

    await vi.waitUntil(async () => (await stateOfJobs()).length === 0, { timeout: 10_000 });
  });
});
