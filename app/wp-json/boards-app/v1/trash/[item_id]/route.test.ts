import { expect, test } from "vitest";
import { deleteBoard } from "@/lib/boards/write/delete";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, aTask, call, requestOn, statusesOf, type Caller } from "@/lib/testing";
import { DELETE } from "./route";

const end = (as: Caller, id: number) => call(DELETE, { as, params: { item_id: id } });

test("a board ends with its own trash, and only administrators end it", async () => {
  const [admin, { anna, board, toDo }] = [await anAdmin(), await aBoardOfAnna()];
  const { id } = await aTask(toDo);
  await requestOn(board, anna, `DELETE tasks/${id}`);
  await deleteBoard(board, admin);
  const item = await db.trashItem.findFirstOrThrow({ where: { kind: "board" } });
  const ofTask = await db.trashItem.findFirstOrThrow({ where: { kind: "task" } });

  const answers = [
    await end(anna, item.id),
    await end(admin, ofTask.id),
    await end(admin, item.id),
    await end(admin, item.id),
  ];

  expect(statusesOf(answers)).toEqual([403, 404, 200, 404]);
  expect([await db.trashItem.count(), await db.trashRow.count()]).toEqual([0, 0]);
});
