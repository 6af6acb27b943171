import { beforeEach, describe, expect, test } from "vitest";
import type { Board, Prisma, Stage, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { retryMails } from "@/lib/mail/retry";
import { sendDailySummary } from "@/lib/reminders/daily";
import {
  aBoard,
  aBoardOfAnna,
  assign,
  aStage,
  aTask,
  mailsOfKind,
  prefer,
  requestOn,
  runJobs,
  runJobsAfterMinutes,
  watch,
} from "@/lib/testing";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";

givePeopleMailboxes();

type World = Awaited<ReturnType<typeof aBoardOfAnna>>;

const YESTERDAY = new Date(Date.now() - 86_400_000);
const NOTHING_LEFT = {
  state: "dead",
  handedAt: null,
  lastError: "None of its tasks is left: they are done, deleted, or hidden from its receiver.",
};

/** Anna and Vera are on both boards, and Max changes tasks. */
let world: World;
let server: Awaited<ReturnType<typeof smtpServer>>;
let [launch, harbour]: Stage[] = [];

beforeEach(async () => {
  server = await smtpServer();
  world = await aBoardOfAnna();
  await db.board.update({ where: { id: world.board.id }, data: { title: "Launch" } });
  launch = world.toDo;
  harbour = await aStage(
    await aBoard({
      title: "Harbour",
      members: [
        [world.anna, "member"],
        [world.max, "member"],
        [world.vera, "member"],
      ],
    }),
  );
});

const onStage = (stage: Stage | undefined): Stage => {
  if (!stage) throw new Error("There is no stage.");
  return stage;
};
const leaves = (userId: number, boardId: number) =>
  db.boardMember.delete({ where: { boardId_userId: { boardId, userId } } });
const change = ({ id }: Pick<Task, "id">, data: Prisma.TaskUncheckedUpdateInput) =>
  db.task.update({ where: { id }, data });
const urlOf = ({ id }: Pick<Task, "id">, boardId: number) => `https://boards.test/boards/${boardId}/tasks/${id}`;

async function theRest() {
  await runJobs();
  const [mail, ...others] = server.received;
  expect(others).toEqual([]);
  return { subject: mail?.subject, text: mail?.text ?? "", html: String(mail?.html) };
}

describe("a waiting daily summary", () => {
  const due = async (title: string, stage: Stage | undefined) => {
    const task = await aTask(onStage(stage), { title, dueAt: YESTERDAY });
    await assign(task, world.anna);
    return task;
  };
  const write = () => sendDailySummary({ userId: world.anna.id, day: "2031-01-10" });

  test("loses the tasks of a board that its receiver has left, and keeps the others", async () => {
    await due("Lamps", launch);
    await due("Secret", harbour);
    await write();
    await leaves(world.anna.id, onStage(harbour).boardId);

    const { subject, text, html } = await theRest();

    expect(subject).toBe("1 task overdue");
    expect(text).toContain("- Lamps (Launch · ");
    expect(text + html).not.toMatch(/Secret|Harbour/);
  });

  test("names each task as it is when the summary is sent, and leaves out those that are done, deleted or another's", async () => {
    const moved = await due("Lamps", launch);
    const [done, deleted, passedOn] = [await due("Done", launch), await due("Gone", launch), await due("Hers", launch)];
    await due("Ropes", harbour);
    await write();

    const { id: stageId, boardId } = onStage(harbour);
    await change(moved, { title: "Lanterns", boardId, stageId, position: 99 });
    await change(done, { status: "closed" });
    await db.task.delete({ where: { id: deleted.id } });
    await db.taskAssignee.deleteMany({ where: { taskId: passedOn.id } });
    await db.board.update({ where: { id: boardId }, data: { title: "Port" } });

    const { subject, text, html } = await theRest();
    expect(subject).toBe("2 tasks overdue");
    expect(text).toContain("- Lanterns (Port · ");
    expect(text).toContain("- Ropes (Port · ");
    for (const part of [text, html]) expect(part).toContain(urlOf(moved, boardId));
    expect(text + html).not.toMatch(/Lamps|Launch|Done|Gone|Hers/);
  });

  test("is seen by administrators as it was sent", async () => {
    const task = await due("Lamps", launch);
    await write();
    await change(task, { title: "Lanterns" });

    await runJobs();

    const [mail] = await mailsOfKind("daily-summary");
    expect(mail).toMatchObject({ state: "sent", text: expect.stringContaining("- Lanterns (Launch · ") });
  });

  test.each<[string, (task: Task, board: Board) => Promise<unknown>]>([
    ["hidden", (_, board) => leaves(world.anna.id, board.id)],
    ["done", (task) => change(task, { status: "closed" })],
    ["deleted", ({ id }) => db.task.delete({ where: { id } })],
  ])("is not sent when all of its tasks are %s, and says so", async (_, lose) => {
    const task = await due("Lamps", launch);
    await write();
    await lose(task, world.board);

    await runJobs();
    await retryMails();
    await runJobs();

    expect(server.received).toEqual([]);
    expect(await db.mail.findFirst()).toMatchObject(NOTHING_LEFT);
  });
});

describe("a waiting mail about many tasks", () => {
  const many = async (name: string, stage: Stage | undefined) => {
    const tasks = [];
    for (let at = 1; at <= 4; at += 1) tasks.push(await aTask(onStage(stage), { title: `${name} ${at}` }));
    for (const task of tasks) await watch(task, world.vera);
    return tasks;
  };
  const archive = (tasks: Task[], boardId: number) =>
    requestOn({ id: boardId }, world.max, "POST tasks/bulk-actions", {
      action: "archive_tasks",
      task_ids: tasks.map(({ id }) => id),
    });

  async function written() {
    const [lamps, ropes] = [await many("Lamp", launch), await many("Rope", harbour)];
    await archive(lamps, world.board.id);
    await archive(ropes, onStage(harbour).boardId);
    await runJobsAfterMinutes(2, (job) => job === "mail-news");
    expect((await mailsOfKind("tasks-news"))[0]?.subject).toBe(`${world.max.displayName} updated 8 tasks`);
    return [...lamps, ...ropes];
  }

  test("loses the tasks of a board that its receiver has left, and names the others as they are", async () => {
    const [renamed, deleted] = await written();
    await leaves(world.vera.id, onStage(harbour).boardId);
    await change({ id: renamed?.id ?? 0 }, { title: "Lantern" });
    await db.task.delete({ where: { id: deleted?.id } });
    await db.board.update({ where: { id: world.board.id }, data: { title: "Port" } });

    const { subject, text, html } = await theRest();

    expect(subject).toBe(`${world.max.displayName} updated 3 tasks`);
    for (const title of ["Lantern", "Lamp 3", "Lamp 4"]) expect(text).toContain(`- ${title} (Port · Archived)`);
    expect(text + html).not.toMatch(/Lamp [12]|Rope|Harbour|Launch/);
  });

  test("loses the tasks of a board where its kind was switched off", async () => {
    await written();
    await prefer(world.vera, world.board, { email_after_task_archive: false });

    const { text } = await theRest();
    expect(text).toContain("- Rope 1 (Harbour · Archived)");
    expect(text).not.toContain("Lamp");
  });

  test("forgets the changes once it was sent", async () => {
    await written();
    expect(await db.mail.findFirst()).toMatchObject({ news: { actorId: world.max.id } });

    await runJobs();

    expect(await db.mail.findFirst()).toMatchObject({ state: "sent", news: null });
  });

  test("is not sent when none of its tasks is left, and says so", async () => {
    await written();
    await db.task.deleteMany();

    await runJobs();

    expect(server.received).toEqual([]);
    expect(await db.mail.findFirst()).toMatchObject(NOTHING_LEFT);
  });
});
