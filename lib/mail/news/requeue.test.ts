import { beforeEach, describe, expect, test } from "vitest";
import { db, pool } from "@/lib/db";
import { requeueLost } from "@/lib/jobs/requeue";
import { aTaskToCommentOn } from "@/lib/testing/factories/comments";
import { mailsOfKind, pendingJobs, runJobs } from "@/lib/testing/probes/jobs";
import { request } from "@/lib/testing/http/request";

async function ageEvents(minutes: number) {
  await pool().query("UPDATE mail_event SET created_at = now() - make_interval(mins => $1)", [minutes]);
}
const setJob = (set: string) => pool().query(`UPDATE graphile_worker._private_jobs SET ${set}`);

/** Max writes on a task that Vera watches. */
beforeEach(async () => {
  const { vera, max, task, params } = await aTaskToCommentOn();
  await db.taskWatcher.create({ data: { taskId: task.id, userId: vera.id } });
  await request(max, `POST projects/${params.board_id}/tasks/${params.task_id}/comments`, { comment: "Hello" });
  expect(await pendingJobs("mail-news")).toBe(1);
});

async function mailsAfterRequeue() {
  await Promise.all([requeueLost(), requeueLost()]);
  await requeueLost();
  await runJobs();
  return (await mailsOfKind("task-news")).length;
}

describe("a pending mail event", () => {
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
