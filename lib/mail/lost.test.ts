import { describe, expect, test, beforeEach } from "vitest";
import type { Prisma } from "@/generated/prisma/client";
import { db, pool, transaction } from "@/lib/db";
import { aTaskOfAnna, aUser, mailsOfKind, pendingJobs, request, runJobs, watch } from "@/lib/testing";
import { requeueLost } from "@/lib/jobs/tasks";
import { UNCLEAR } from "@/lib/mail/failure";
import { queueMail } from "@/lib/mail/queue";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";

givePeopleMailboxes();

const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);

async function aMailOfKilled(left: Prisma.MailUpdateInput, minutes = 6) {
  const anna = await aUser();
  const letter = { locale: "en", subject: "Hello", greeting: "Hello Anna,", paragraphs: [], ending: "Bye" };
  const mail = await transaction((tx) => queueMail(tx, { kind: "test", to: anna, letter }));
  await db.mail.update({ where: { id: mail?.id }, data: { updatedAt: minutesAgo(minutes), ...left } });
  await pool().query("UPDATE graphile_worker._private_jobs SET attempts = 1, locked_at = $1, locked_by = 'killed'", [
    minutesAgo(minutes),
  ]);
}

async function found() {
  const { received } = await smtpServer();
  await requeueLost();
  await requeueLost();
  await runJobs();
  return { arrived: received.length, ...(await db.mail.findFirstOrThrow()) };
}

describe("a mail of a process that was killed", () => {
  test.each([
    ["before it was claimed", { state: "queued" }, 1],
    ["between two tries", { state: "failed", attempts: 3 }, 4],
    ["before it was handed over", { state: "sending", attempts: 1, claimedAt: minutesAgo(6) }, 2],
  ] as const)("is sent once: %s", async (_, left, attempts) => {
    await aMailOfKilled(left);

    expect(await found()).toMatchObject({ arrived: 1, state: "sent", attempts });
  });

  test("is given up with a clear message if it was handed over, because it may have arrived", async () => {
    await aMailOfKilled({ state: "sending", attempts: 1, claimedAt: minutesAgo(6), handedAt: minutesAgo(6) });

    expect(await found()).toMatchObject({ arrived: 0, state: "dead", lastError: UNCLEAR });
  });

  test.each([
    ["claimed", { state: "sending", attempts: 1, claimedAt: minutesAgo(1) }],
    ["handed over", { state: "sending", attempts: 1, claimedAt: minutesAgo(1), handedAt: minutesAgo(1) }],
  ] as const)("is left alone if it was %s a moment ago, because its process may still run", async (_, left) => {
    await aMailOfKilled(left, 1);

    expect(await found()).toMatchObject({ arrived: 0, ...left });
  });

  test.each(["sent", "dead", "stored"] as const)("is left alone if it is %s", async (state) => {
    await aMailOfKilled({ state });

    expect(await found()).toMatchObject({ arrived: 0, state });
  });
});

test("keeps the schedule of a mail that waits for its next try", async () => {
  await aMailOfKilled({ state: "failed", attempts: 3 });
  await pool().query(
    "UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = now() + interval '1 hour', attempts = 3",
  );

  expect(await found()).toMatchObject({ arrived: 0, state: "failed" });
  expect((await pool().query("SELECT attempts FROM graphile_worker.jobs")).rows).toEqual([{ attempts: 3 }]);
});

test("has its locked jobs released after a quarter of an hour", async () => {
  await db.$executeRaw`SELECT graphile_worker.add_job('test', job_key => 'killed'), graphile_worker.add_job('test', job_key => 'at work')`;
  await pool().query(
    "UPDATE graphile_worker._private_jobs SET locked_by = key, locked_at = now() - (CASE key WHEN 'killed' THEN 16 ELSE 14 END) * interval '1 minute'",
  );

  await requeueLost();

  expect((await pool().query("SELECT key, locked_by FROM graphile_worker.jobs ORDER BY key")).rows).toEqual([
    { key: "at work", locked_by: "at work" },
    { key: "killed", locked_by: null },
  ]);
});

async function ageEvents(minutes: number) {
  await pool().query("UPDATE mail_event SET created_at = now() - make_interval(mins => $1)", [minutes]);
}
const setJob = (set: string) => pool().query(`UPDATE graphile_worker._private_jobs SET ${set}`);

async function mailsAfterRequeue() {
  await Promise.all([requeueLost(), requeueLost()]);
  await requeueLost();
  await runJobs();
  return (await mailsOfKind("task-news")).length;
}

describe("a pending mail event", () => {
  /** Max writes on a task that Vera watches. */
  beforeEach(async () => {
    const { vera, max, task, params } = await aTaskOfAnna();
    await watch(task, vera);
    await request(max, `POST projects/${params.board_id}/tasks/${params.task_id}/comments`, { comment: "Hello" });
    expect(await pendingJobs("mail-news")).toBe(1);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["is gone", () => pool().query("DELETE FROM graphile_worker._private_jobs")],
    ["has no tries left", () => setJob("attempts = max_attempts, run_at = now()")],
    [
      "was locked by a process that was killed",
      () => setJob("attempts = 1, locked_at = now() - interval '6 minutes', locked_by = 'killed'"),
    ],
    [
      "was locked on its last try",
      () => setJob("attempts = max_attempts, locked_at = now() - interval '6 minutes', locked_by = 'killed'"),
    ],
  ])("is mailed once when its job %s", async (_, changeJob) => {
    await ageEvents(6);
    await changeJob();

    expect(await mailsAfterRequeue()).toBe(1);
    expect(await db.mailEvent.count()).toBe(0);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["waits for its time", () => setJob("run_at = now() + interval '1 hour'")],
    ["waits for its next try", () => setJob("attempts = 3, run_at = now() + interval '1 hour'")],
    [
      "is running on its last try",
      () => setJob("attempts = max_attempts, locked_at = now() - interval '4 minutes', locked_by = 'somebody'"),
    ],
    ["is running", () => setJob("attempts = 1, locked_at = now() - interval '4 minutes', locked_by = 'somebody'")],
  ])("keeps its job when that %s", async (_, changeJob) => {
    await ageEvents(6);
    await changeJob();
    const jobs = () =>
      pool()
        .query("SELECT id, key, attempts, run_at, locked_by FROM graphile_worker._private_jobs")
        .then(({ rows }) => rows);
    const before = await jobs();

    expect(await mailsAfterRequeue()).toBe(0);
    expect(await jobs()).toEqual(before);
  });

  test("gets no new job within the first minutes", async () => {
    await ageEvents(4);
    await pool().query("DELETE FROM graphile_worker._private_jobs");

    expect(await mailsAfterRequeue()).toBe(0);
  });

  test("gets a new job together with at most a thousand others", async () => {
    await pool().query("DELETE FROM graphile_worker._private_jobs");
    await db.$executeRaw`INSERT INTO task (board_id, stage_id, title, slug, position) SELECT board_id, stage_id, 'T' || n, 't-' || n, 1000 + n FROM task, generate_series(1, 1200) n`;
    await db.$executeRaw`INSERT INTO mail_event (user_id, task_id, actor_id, kind) SELECT user_id, task.id, actor_id, 'board_task_archived' FROM task, mail_event`;
    await ageEvents(6);

    await requeueLost();

    expect(await pendingJobs("mail-news")).toBe(1_000);
  });
});
