import { runOnce, run, type Runner } from "graphile-worker";
import { expect, onTestFinished, test, vi } from "vitest";
import { db, pool, transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";
import { keepRunning } from "@/lib/jobs/keep-running";
import { preset, runMails, runOthers, workerLogger } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";
import { sendSoon } from "@/lib/mail/queue";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";
import { aMail, aUser } from "@/lib/testing";

givePeopleMailboxes();

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

const worked: string[] = [];
const start = () =>
  run({
    preset,
    pgPool: pool(),
    noHandleSignals: true,
    logger: workerLogger(),
    pollInterval: 50,
    taskList: { test: async (payload) => void worked.push((payload as { word: string }).word) },
  });
const addTestJob = (word: string) =>
  db.$executeRaw`SELECT graphile_worker.add_job('test', ${JSON.stringify({ word })}::json)`;

function runUntilTheEndOfTheTest(how: () => Promise<Runner>) {
  const worker = keepRunning(how, 5);
  onTestFinished(() => worker.stop());
}

test("a worker that ends by itself, as when the database is unreachable for long, starts again", async () => {
  const runners: Runner[] = [];
  runUntilTheEndOfTheTest(async () => {
    const runner = await start();
    runners.push(runner);
    return runner;
  });
  await vi.waitUntil(() => runners.length === 1, { timeout: 10_000 });

  await runners[0]?.stop("as after a long absence");
  await addTestJob("again");

  await vi.waitUntil(() => worked.includes("again"), { timeout: 10_000 });
  expect(runners).toHaveLength(2);
});

test("a worker that can't start retries until it can, with longer and longer waits", async () => {
  const warn = vi.spyOn(logger(), "warn");
  onTestFinished(() => warn.mockRestore());
  let tries = 0;
  runUntilTheEndOfTheTest(() => {
    tries += 1;
    return tries < 4 ? Promise.reject(new Error("connect ECONNREFUSED")) : start();
  });
  await addTestJob("at last");

  await vi.waitUntil(() => worked.includes("at last"), { timeout: 10_000 });
  expect(warn.mock.calls.map(([logged]) => logged)).toEqual([{ pause: 5 }, { pause: 10 }, { pause: 20 }]);
});

test("a stopped worker stays stopped, also one that waits to start", async () => {
  let tries = 0;
  const waiting = keepRunning(() => {
    tries += 1;
    return Promise.reject(new Error("connect ECONNREFUSED"));
  });
  const running = keepRunning(start);

  await Promise.all([waiting.stop(), running.stop()]);
  await addTestJob("too late");

  expect(tries).toBe(1);
  expect(worked).not.toContain("too late");
});
