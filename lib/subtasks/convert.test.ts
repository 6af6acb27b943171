import { describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { request } from "@/lib/testing/http/request";

const convert = (anna: User, task: Task, parent: Task) =>
  request(anna, `PUT projects/${task.boardId}/tasks/${task.id}`, { property: "parent_id", value: parent.id });

const whileLocked = <Result>(task: Task, begin: () => Promise<Result>[]) =>
  inSeparateTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM task WHERE id = ${task.id} FOR NO KEY UPDATE`;
    const begun = begin();
    await waitForBlockedStatements(begun.length);
    return { all: Promise.all(begun) };
  }).then(({ all }) => all);

describe("tasks that become subtasks concurrently", () => {
  test("share one default group at different positions", async () => {
    const { anna, toDo, doing } = await aBoardOfAnna();
    const parent = await aTask(toDo);
    await aSubtask(parent);
    const [one, other] = [await aTask(doing), await aTask(toDo)];

    const answers = await whileLocked(parent, () => [convert(anna, one, parent), convert(anna, other, parent)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const groups = await db.subtaskGroup.findMany({
      orderBy: { position: "asc" },
      include: { subtasks: { orderBy: { position: "asc" } } },
    });
    expect(groups.map(({ title, position, subtasks }) => [title, position.toFixed(2), subtasks.length])).toEqual([
      ["Steps", "1.00", 1],
      ["Default Subtask Group", "2.00", 2],
    ]);
    expect(groups[1]?.subtasks.map(({ position }) => position.toFixed(2))).toEqual(["1.00", "2.00"]);
    expect(await db.task.findUnique({ where: { id: parent.id } })).toMatchObject({ subtaskCount: 3 });
  });

  test("lock the older task before the younger one, in both directions", async () => {
    const { anna, toDo, doing } = await aBoardOfAnna();
    const [older, younger] = [await aTask(toDo), await aTask(doing)];

    for (const begin of [
      () => convert(anna, younger, older),
      () =>
        request(anna, `PUT projects/${older.boardId}/tasks/${younger.id}/convert-to-subtask`, { parent_id: older.id }),
    ]) {
      const { converting } = await inSeparateTransaction(async (tx) => {
        await tx.$queryRaw`SELECT id FROM task WHERE id = ${older.id} FOR NO KEY UPDATE`;
        const converting = begin();
        await waitForBlockedStatements();
        await tx.$queryRaw`SELECT id FROM task WHERE id = ${younger.id} FOR NO KEY UPDATE NOWAIT`;
        return { converting };
      });
      await converting;
    }

    expect(await db.task.findUnique({ where: { id: younger.id } })).toMatchObject({ parentId: older.id });
  });

  test("never form a third level", async () => {
    const { anna, toDo, doing, done } = await aBoardOfAnna();
    const [top, middle, bottom] = [await aTask(toDo), await aTask(doing), await aTask(done)];

    const answers = await whileLocked(middle, () => [convert(anna, middle, top), convert(anna, bottom, middle)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await db.task.count({ where: { parent: { parentId: { not: null } } } })).toBe(0);
  });
});
