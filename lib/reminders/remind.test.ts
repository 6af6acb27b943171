import { beforeEach, describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { remindOfTasks } from "@/lib/reminders/remind";
import { aBoardOfAnna, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { withQueryCount } from "@/lib/database/query-count";
import { mailsOfKind, runJobs, pendingJobs } from "@/lib/testing/probes/jobs";
import { aUser } from "@/lib/testing/factories/people";
import { request } from "@/lib/testing/http/request";

type World = Awaited<ReturnType<typeof aBoardOfAnna>>;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

let world: World;
beforeEach(async () => {
  world = await aBoardOfAnna();
});

async function aTaskToRemindOf(data: Partial<Omit<Task, "position">> = {}) {
  const task = await aTask(world.toDo, {
    title: "Card",
    remindAt: minutes(-1),
    dueAt: new Date("2031-03-01T10:00:00Z"),
    ...data,
  });
  await db.taskAssignee.create({ data: { taskId: task.id, userId: world.anna.id } });
  await db.taskWatcher.create({ data: { taskId: task.id, userId: world.vera.id } });
  return task;
}

async function reminded() {
  await remindOfTasks();
  await runJobs();
  return mailsOfKind("reminder");
}
const receivers = async () =>
  (await reminded()).map(({ userId }) => userId).sort((one, other) => (one ?? 0) - (other ?? 0));

describe("a reminder", () => {
  test("is sent once to assignees and watchers at its time, in the task's mail thread", async () => {
    const task = await aTaskToRemindOf();
    await aTaskToRemindOf({ remindAt: minutes(5) });

    await Promise.all([remindOfTasks(), remindOfTasks()]);
    expect(await receivers()).toEqual([world.anna.id, world.vera.id]);
    const [mail] = await mailsOfKind("reminder");

    expect(mail).toMatchObject({
      subject: `Card (${world.board.title})`,
      headers: {
        "In-Reply-To": `<task-${task.id}@boards.test>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    expect(mail?.text).toContain("This task is due Saturday, March 1, 2031 at 10:00 AM.");
    expect(mail?.text).toContain("No more mails about reminders:");
  });

  test("is sent for a subtask and for a task without a due date, too", async () => {
    const step = await aSubtask(await aTask(world.toDo), { title: "Step", remindAt: minutes(-1) });
    await db.taskAssignee.create({ data: { taskId: step.id, userId: world.anna.id } });

    const [mail] = await reminded();

    expect(mail?.text).toContain("This is the reminder that was set for this task.");
  });

  test.each<[string, Partial<Omit<Task, "position">>]>([
    ["closed", { status: "closed" }],
    ["archived", { archivedAt: new Date() }],
    ["more than a day late, as after a long stop", { remindAt: minutes(-25 * 60) }],
  ])("is not sent for a task that is %s", async (_, data) => {
    await aTaskToRemindOf(data);

    expect(await receivers()).toEqual([]);
  });

  test.each(["when its time comes", "between its time and its mail"])(
    "is not sent for a subtask whose parent is archived %s",
    async (when) => {
      const parent = await aTask(world.toDo);
      const step = await aSubtask(parent, { remindAt: minutes(-1) });
      await db.taskAssignee.create({ data: { taskId: step.id, userId: world.anna.id } });
      if (when === "between its time and its mail") await remindOfTasks();
      await db.task.update({ where: { id: parent.id }, data: { archivedAt: new Date() } });

      await remindOfTasks();
      expect(await pendingJobs("send-reminder")).toBe(when === "between its time and its mail" ? 1 : 0);
      expect(await receivers()).toEqual([]);
    },
  );

  test("is not sent for a board that is a template", async () => {
    await aTaskToRemindOf();
    await db.board.update({ where: { id: world.board.id }, data: { isTemplate: true } });

    expect(await receivers()).toEqual([]);
  });

  test("is not sent to people who lost access, opted out, or are no longer involved in the task", async () => {
    const task = await aTaskToRemindOf();
    const [left, unassigned] = [await aUser(), await aUser()];
    await db.taskWatcher.create({ data: { taskId: task.id, userId: left.id } });
    await db.taskAssignee.create({ data: { taskId: task.id, userId: unassigned.id } });
    await db.boardMember.create({ data: { boardId: world.board.id, userId: unassigned.id } });
    await db.userSetting.create({ data: { userId: world.vera.id, key: "mails", value: { reminder: false } } });

    await remindOfTasks();
    await db.taskAssignee.deleteMany({ where: { userId: unassigned.id } });

    expect(await receivers()).toEqual([world.anna.id]);
  });

  test("that was postponed before its mail was sent is sent at the new time only", async () => {
    const task = await aTaskToRemindOf();
    await remindOfTasks();
    const { status } = await request(world.max, `POST projects/${world.board.id}/tasks/${task.id}/dates`, {
      remind_at: "2031-02-01 08:00:00",
    });
    expect(status).toBe(200);
    expect(await receivers()).toEqual([]);

    await db.task.update({ where: { id: task.id }, data: { remindAt: minutes(-1) } });
    expect(await receivers()).toEqual([world.anna.id, world.vera.id]);
  });

  test("is sent for all tasks, 500 in a transaction, whatever plan PostgreSQL chooses", async () => {
    await db.task.createMany({
      data: Array.from({ length: 603 }, (_, at) => ({
        boardId: world.board.id,
        stageId: world.toDo.id,
        title: `T${at}`,
        slug: `t-${at}`,
        position: 100 + at,
        remindAt: minutes(-1),
      })),
    });
    await db.$executeRaw`INSERT INTO task_assignee (task_id, user_id) SELECT id, ${world.anna.id} FROM task ORDER BY id LIMIT 10`;
    const count = { queries: 0 };

    await transaction(async (tx) => {
      for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material"])
        await tx.$executeRawUnsafe(`SET LOCAL enable_${way} = off`);
      await withQueryCount(count, remindOfTasks);
    });

    expect(count.queries).toBe(2);
    expect(await db.task.count({ where: { remindedAt: null } })).toBe(0);
    expect(await receivers()).toHaveLength(10);
  });
});
