import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, requestOn } from "@/lib/testing";
import { sweepTrash } from "@/lib/trash/end";

test("the sweep ends what was deleted 30 days ago, page by page, and nothing else", async () => {
  const { anna, board, toDo } = await aBoardOfAnna();
  const tasks = [await aTask(toDo), await aTask(toDo), await aTask(toDo), await aTask(toDo)];
  for (const { id } of tasks) await requestOn(board, anna, `DELETE tasks/${id}`);
  const [fresh, ...old] = tasks.map(({ id }) => id);
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.trashItem.updateMany({ where: { recordId: { in: old } }, data: { deletedAt: daysAgo(30.01) } });
  await db.trashItem.updateMany({ where: { recordId: fresh }, data: { deletedAt: daysAgo(29.99) } });

  await sweepTrash(now, 2);

  expect(await db.trashItem.findMany({ select: { recordId: true } })).toEqual([{ recordId: fresh }]);
});
