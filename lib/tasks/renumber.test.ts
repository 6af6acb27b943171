import { expect, test } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { orderStages } from "@/lib/stages/place";
import { renumber } from "@/lib/tasks/place";
import { aBoardOfAnna, aTask } from "@/lib/testing/boards";
import { holding } from "@/lib/testing/locks";
import { countingRows } from "@/lib/testing/row-counts";

test("a stage that is numbered anew has each task written once that gets another place", async () => {
  const { toDo } = await aBoardOfAnna();
  const tasks = [];
  for (let position = 1; position <= 5; position++) tasks.push(await aTask(toDo, { position }));

  const after = await holding(async (tx) => {
    const counted = await countingRows(tx, "task", () => renumber(tx, toDo.id, Prisma.sql`position DESC`));
    return { ...counted, order: await tx.task.findMany({ where: { stageId: toDo.id }, orderBy: { position: "asc" } }) };
  });

  expect(after.order.map(({ id, position }) => [id, position.toNumber()])).toEqual(tasks.toReversed().map(({ id }, at) => [id, at + 1]));
  expect([after.result.length, after.written]).toEqual([4, 4]);
});

test("stages that are put in another order are written once each", async () => {
  const { toDo, doing, done } = await aBoardOfAnna();

  const after = await holding(async (tx) => {
    const counted = await countingRows(tx, "stage", () => orderStages(tx, [done.id, doing.id, toDo.id]));
    return { ...counted, order: await tx.stage.findMany({ where: { boardId: toDo.boardId }, orderBy: { position: "asc" } }) };
  });

  expect(after.order.map(({ id, position }) => [id, position.toNumber()])).toEqual([[done.id, 1], [doing.id, 2], [toDo.id, 3]]);
  expect([after.result, after.written]).toEqual([[done.id, toDo.id], 2]);
});
