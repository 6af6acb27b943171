import { beforeEach, describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { mailNews } from "@/lib/mail/news/mail-news";
import { readUnsubscribeToken } from "@/lib/mail/unsubscribe";
import {
  aBoard,
  aBoardOfAnna,
  aStage,
  aTask,
  mailsOfKind,
  prefer,
  requestOn,
  runJobsAfterMinutes,
} from "@/lib/testing";
import { queriesOf } from "@/lib/testing/db/statements";

type World = Awaited<ReturnType<typeof aBoardOfAnna>>;

/** Max acts on tasks that Vera watches. */
let world: World;
beforeEach(async () => {
  world = await aBoardOfAnna();
  await db.board.update({ where: { id: world.board.id }, data: { title: "Launch" } });
});

async function watchedTasks(count: number, { stage = world.toDo, name = "Card" } = {}): Promise<Task[]> {
  const tasks = [];
  for (let at = 1; at <= count; at += 1) tasks.push(await aTask(stage, { title: `${name} ${at}` }));
  await db.taskWatcher.createMany({ data: tasks.map(({ id }) => ({ taskId: id, userId: world.vera.id })) });
  return tasks;
}

async function act(boardId: number, line: string, body: object) {
  const { status } = await requestOn({ id: boardId }, world.max, line, body);
  expect(status).toBeLessThan(300);
}
function first([task]: Task[]): Task {
  if (!task) throw new Error("There is no task.");
  return task;
}
const archive = (tasks: Task[]) =>
  act(first(tasks).boardId, "POST tasks/bulk-actions", {
    action: "archive_tasks",
    task_ids: tasks.map(({ id }) => id),
  });
const move = (tasks: Task[]) =>
  act(world.board.id, "POST tasks/bulk-actions", {
    action: "move_tasks",
    task_ids: tasks.map(({ id }) => id),
    target_stage_id: world.done.id,
  });
const restore = (tasks: Task[]) =>
  act(world.board.id, "PUT bulk-restore-tasks", { task_ids: tasks.map(({ id }) => id) });
const comment = ({ id }: Task, text: string) => act(world.board.id, `POST tasks/${id}/comments`, { comment: text });

const ofOne = () => mailsOfKind("task-news");
const ofMany = () => mailsOfKind("tasks-news");
const listedIn = (text = "") => text.split("\n").filter((line) => line.startsWith("- ") && line !== "-- ");

describe("a mail about more than five tasks", () => {
  test("is sent once to each receiver and lists each task with its board, its changes and its address", async () => {
    const tasks = await watchedTasks(30);
    await archive(tasks);

    await runJobsAfterMinutes(2);

    const [mail, ...others] = await ofMany();
    expect([others, await ofOne(), await db.mailEvent.count()]).toEqual([[], [], 0]);
    expect(mail).toMatchObject({
      userId: world.vera.id,
      taskId: null,
      boardIds: [world.board.id],
      subject: `${world.max.displayName} updated 30 tasks`,
    });
    expect(listedIn(mail?.text)).toEqual(tasks.map(({ title }) => `- ${title} (Launch · Archived)`));
    for (const { id } of tasks)
      expect(mail?.html).toContain(`href="https://boards.test/boards/${world.board.id}/tasks/${id}"`);
  });

  test("lists fifty tasks and counts the others", async () => {
    await archive(await watchedTasks(57));

    await runJobsAfterMinutes(2);

    const [mail] = await ofMany();
    expect(listedIn(mail?.text)).toHaveLength(50);
    expect(mail?.text).toContain("\nAnd 7 more tasks\n");
  });

  test("lists all changes of each task and shortens comments", async () => {
    const tasks = await watchedTasks(6);
    await move(tasks);
    await comment(first(tasks), `Ready?\n${"very ".repeat(99)}long`);
    await archive(tasks);

    await runJobsAfterMinutes(2);

    const [mail] = await ofMany();
    expect(listedIn(mail?.text)[0]).toMatch(
      /^- Card 1 \(Launch · Moved to Done · Comment: Ready\? very [very ]+ … · Archived\)$/,
    );
    expect(listedIn(mail?.text)[1]).toBe("- Card 2 (Launch · Moved to Done · Archived)");
  });

  test("belongs to no task's thread and has unsubscribe links for each of its kinds", async () => {
    const tasks = await watchedTasks(6);
    await move(tasks);
    await archive(tasks);

    await runJobsAfterMinutes(2);

    const [mail] = await ofMany();
    expect(Object.keys(mail?.headers ?? {}).sort()).toEqual(["List-Unsubscribe", "List-Unsubscribe-Post"]);
    expect(readUnsubscribeToken(/token=([^>]+)>/.exec(JSON.stringify(mail?.headers))?.[1] ?? "")).toEqual({
      userId: world.vera.id,
      kinds: ["email_after_task_stage_change", "email_after_task_archive"],
    });
    expect(mail?.text).toMatch(/Stop emails about moved tasks:[\s\S]*Stop emails about archived tasks:/);
  });

  test("is replaced by one mail per task in its thread for five tasks", async () => {
    await archive(await watchedTasks(5));

    await runJobsAfterMinutes(2);

    expect((await ofOne()).map(({ taskId }) => taskId)).toHaveLength(5);
    expect(await ofMany()).toEqual([]);
  });

  test("is queued once, however many jobs run at once and afterwards", async () => {
    const tasks = await watchedTasks(12);
    await archive(tasks);
    const jobs = tasks.map(({ id: taskId }) => ({ userId: world.vera.id, taskId, actorId: world.max.id }));

    await Promise.all(jobs.map(mailNews));
    await Promise.all(jobs.map(mailNews));

    expect([(await ofMany()).length, (await ofOne()).length]).toEqual([1, 0]);
  });

  test("waits its two minutes when the job of an unchanged task runs", async () => {
    const other = first(await watchedTasks(1));
    await archive(await watchedTasks(6));

    await mailNews({ userId: world.vera.id, taskId: other.id, actorId: world.max.id });

    expect([await db.mail.count(), await db.mailEvent.count()]).toEqual([0, 6]);
  });

  test("takes a fixed number of statements", async () => {
    const statements = async (tasks: Task[]) => {
      await archive(tasks);
      return queriesOf(() => mailNews({ userId: world.vera.id, taskId: first(tasks).id, actorId: world.max.id }));
    };
    await statements(await watchedTasks(6));

    expect(await statements(await watchedTasks(40))).toBe(await statements(await watchedTasks(6)));
  });
});

describe("a mention in one of many tasks", () => {
  test("is mailed at once in its task's thread, and the other tasks follow", async () => {
    const tasks = await watchedTasks(7);
    await archive(tasks);
    await comment(first(tasks), `look @${world.vera.login} please`);

    await runJobsAfterMinutes(0);
    expect([(await ofOne()).map(({ taskId }) => taskId), await ofMany()]).toEqual([[first(tasks).id], []]);
    expect((await ofOne())[0]?.text).toMatch(/archived this task\.[\s\S]*mentioned you/);

    await runJobsAfterMinutes(2);
    expect(listedIn((await ofMany())[0]?.text)).toEqual(
      tasks.slice(1).map(({ title }) => `- ${title} (Launch · Archived)`),
    );
    expect(await ofOne()).toHaveLength(1);
  });

  test("is mailed in its task's thread when the job of another task runs first", async () => {
    const tasks = await watchedTasks(7);
    await archive(tasks);
    await comment(first(tasks), `look @${world.vera.login} please`);

    await mailNews({ userId: world.vera.id, taskId: first(tasks.slice(1)).id, actorId: world.max.id });
    await runJobsAfterMinutes(0);

    expect([(await ofOne()).map(({ taskId }) => taskId), (await ofMany())[0]?.subject]).toEqual([
      [first(tasks).id],
      `${world.max.displayName} updated 6 tasks`,
    ]);
  });
});

describe("a mail about many tasks is written from the present state", () => {
  test("it leaves out boards that the receiver may no longer see, restored tasks and kinds that are switched off", async () => {
    const secret = await aBoard({
      members: [
        [world.max, "member"],
        [world.vera, "member"],
      ],
    });
    await archive(await watchedTasks(6, { stage: await aStage(secret), name: "Secret" }));
    const tasks = await watchedTasks(8);
    await archive(tasks);
    const muted = await aBoard({
      members: [
        [world.max, "member"],
        [world.vera, "member"],
      ],
    });
    await archive(await watchedTasks(6, { stage: await aStage(muted), name: "Quiet" }));

    await db.boardMember.delete({ where: { boardId_userId: { boardId: secret.id, userId: world.vera.id } } });
    await prefer(world.vera, muted, { email_after_task_archive: false });
    await restore(tasks.slice(3, 4));
    await runJobsAfterMinutes(2);

    const [mail, ...others] = await ofMany();
    expect([others, await ofOne()]).toEqual([[], []]);
    expect(mail).toMatchObject({ boardIds: [world.board.id], subject: `${world.max.displayName} updated 7 tasks` });
    expect(mail?.text).not.toMatch(/Secret|Quiet|Card 4 /);
  });

  test("a single remaining task is mailed in its thread, and without any there is no mail", async () => {
    const tasks = await watchedTasks(6);
    await archive(tasks);
    await restore(tasks.slice(1));
    await runJobsAfterMinutes(2);
    expect([(await ofOne()).map(({ taskId }) => taskId), await ofMany()]).toEqual([[first(tasks).id], []]);

    const others = await watchedTasks(6);
    await archive(others);
    await restore(others);
    await runJobsAfterMinutes(2);
    expect([(await ofOne()).length, await ofMany(), await db.mailEvent.count()]).toEqual([1, [], 0]);
  });
});
