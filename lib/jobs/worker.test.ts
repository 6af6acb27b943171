import { runOnce } from "graphile-worker";
import { expect, onTestFinished, test, vi } from "vitest";
import { db, pool, transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";
import { preset, runMails, runOthers, workerLogger } from "@/lib/jobs/worker";
import { sendSoon } from "@/lib/mail/queue";
import { aMail } from "@/lib/testing/factories/mails";
import { aUser } from "@/lib/testing/factories/people";
import { smtpServer } from "@/lib/testing/doubles/smtp";

const state = async () =>
  (await pool().query("SELECT attempts, last_error, locked_at FROM graphile_worker._private_jobs")).rows;

test.each([
  [
    "fails",
    () => Promise.reject(new Error("no")),
    [{ attempts: 1, last_error: expect.stringContaining("no"), locked_at: null }],
  ],
  ["goes well", () => Promise.resolve(), []],
])("the worker ends when the result of a job that %s is stored, however long that takes", async (_, work, expected) => {
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

test("a mail server that does not answer blocks no other job, however many mails wait", async () => {
  let greet = () => {};
  const server = await smtpServer({ greetAfter: new Promise<void>((resolve) => (greet = resolve)) });
  const { id: userId, login } = await aUser();
  for (let count = 0; count < 10; count += 1) {
    const mail = await aMail({ state: "queued", userId });
    await transaction((tx) => sendSoon(tx, [mail]));
  }
  const runners = await Promise.all([runMails(), runOthers()]);
  onTestFinished(async () => {
    greet();
    await Promise.all(runners.map((runner) => runner.stop()));
  });
  await vi.waitUntil(() => server.connections() === 3, { timeout: 10_000 });

  await transaction((tx) => addJob(tx, "send-password-reset", { login }));

  await vi.waitUntil(async () => (await db.mail.count({ where: { kind: "password-reset" } })) === 1, {
    timeout: 10_000,
  });
  expect(server.received).toEqual([]);
});
