import { expect, test } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { orderStages } from "@/lib/stages/place";
import { renumber } from "@/lib/tasks/move/place";
import { aBoardOfAnna, aStageWithoutGaps, aTask } from "@/lib/testing/factories/boards";
import { inSeparateTransaction } from "@/lib/testing/db/locks";
import { withRowCounts } from "@/lib/testing/db/row-counts";

test("renumbering a stage writes each task with a new position once", async () => {
  const { toDo } = await aBoardOfAnna();
  const tasks = [];
  for (let position = 1; position <= 5; position++) tasks.push(await aTask(toDo, { position }));

  const after = await inSeparateTransaction(async (tx) => {
    const counted = await withRowCounts(tx, "task", () => renumber(tx, [toDo.id], Prisma.sql`position DESC`));
    return { ...counted, order: await tx.task.findMany({ where: { stageId: toDo.id }, orderBy: { position: "asc" } }) };
  });

  expect(after.order.map(({ id, position }) => [id, position.toNumber()])).toEqual(
    tasks.toReversed().map(({ id }, at) => [id, at + 1]),
  );
  expect([after.result.length, after.written]).toEqual([4, 4]);
});

test("several stages are renumbered in one statement, each separately", async () => {
  const { board } = await aBoardOfAnna();
  const [one, other, left] = [
    await aStageWithoutGaps(board, 3),
    await aStageWithoutGaps(board, 2),
    await aStageWithoutGaps(board, 2),
  ];

  const renumbered = await transaction((tx) => renumber(tx, [one.stage.id, other.stage.id]));

  const placed = ({ tasks }: typeof one, step: number) => tasks.map(({ id }, at) => [id, (at + 1) * step]);
  const now = await db.task.findMany({ orderBy: [{ stageId: "asc" }, { position: "asc" }] });
  expect(now.map(({ id, position }) => [id, position.toNumber()])).toEqual([
    ...placed(one, 1),
    ...placed(other, 1),
    ...placed(left, 0.01),
  ]);
  expect(new Set(renumbered)).toEqual(new Set([...one.tasks, ...other.tasks].map(({ id }) => id)));
});

test("sorting stages writes each of them once", async () => {
  const { toDo, doing, done } = await aBoardOfAnna();

  const after = await inSeparateTransaction(async (tx) => {
    const counted = await withRowCounts(tx, "stage", () => orderStages(tx, [done.id, doing.id, toDo.id]));
    return {
      ...counted,
      order: await tx.stage.findMany({ where: { boardId: toDo.boardId }, orderBy: { position: "asc" } }),
    };
  });

  expect(after.order.map(({ id, position }) => [id, position.toNumber()])).toEqual([
    [done.id, 1],
    [doing.id, 2],
    [toDo.id, 3],
  ]);
  expect([after.result, after.written]).toEqual([[done.id, toDo.id], 2]);
});
