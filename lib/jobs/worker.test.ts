import { runOnce } from "graphile-worker";
import { expect, test } from "vitest";
import { db, pool } from "@/lib/db";
import { preset, workerLogger } from "@/lib/jobs/worker";

const state = async () => (await pool().query("SELECT attempts, last_error, locked_at FROM graphile_worker._private_jobs")).rows;

test.each([
  ["fails", () => Promise.reject(new Error("no")), [{ attempts: 1, last_error: expect.stringContaining("no"), locked_at: null }]],
  ["goes well", () => Promise.resolve(), []],
])("the worker ends when the end of a job that %s is written, however long that takes", async (_, work, expected) => {
  await db.$executeRaw`SELECT graphile_worker.add_job('test')`;
  const other = await pool().connect();

  await runOnce({
    preset,
    pgPool: pool(),
    noHandleSignals: true,
    logger: workerLogger(),
    taskList: {
      test: async () => {
        await other.query("BEGIN");
        await other.query("SELECT FROM graphile_worker._private_jobs FOR UPDATE");
        setTimeout(() => void other.query("COMMIT").finally(() => other.release()), 300);
        await work();
      },
    },
  });

  expect(await state()).toEqual(expected);
});
