import { expect, test } from "vitest";
import { POST as RESTORE } from "@/app/wp-json/boards-app/v1/boards/[board_id]/trash/restore/route";
import { db } from "@/lib/db";
import { clearDiscarded } from "@/lib/storage/ledger";
import {
  aBoardOfAnna,
  aComment,
  aFile,
  aTask,
  aUser,
  call,
  onBoard,
  requestOn,
  statusesOf,
  storedPaths,
  type Caller,
} from "@/lib/testing";
import { DELETE } from "./route";

const end = (as: Caller, boardId: number, itemId: number) =>
  call(DELETE, { as, params: { board_id: boardId, item_id: itemId } });

/** A task with a stored file that is in the trash. */
async function aDeletedTask() {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo);
  const file = aFile("notes.txt", "hello");
  await requestOn(world.board, world.anna, `POST tasks/${task.id}/add-task-attachment-file`, { file });
  await requestOn(world.board, world.max, `DELETE tasks/${task.id}`);
  return { ...world, task, item: await db.trashItem.findFirstOrThrow({ where: { recordId: task.id } }) };
}

test("an item that ends can't be restored, and its stored files go", async () => {
  const { max, board, task, item } = await aDeletedTask();
  await clearDiscarded();
  expect(storedPaths()).toHaveLength(1);

  expect((await end(max, board.id, item.id)).status).toBe(200);

  await clearDiscarded();
  expect([storedPaths(), await db.trashRow.count()]).toEqual([[], 0]);
  const restored = await onBoard(RESTORE)(max, board, { type: "task", id: task.id });
  expect([restored.status, (await end(max, board.id, item.id)).status]).toEqual([404, 404]);
});

test("one of a restoration and an end at the same time wins, and the other is 404", async () => {
  const { anna, max, board, task, item } = await aDeletedTask();

  const answers = await Promise.all([
    end(max, board.id, item.id),
    onBoard(RESTORE)(anna, board, { type: "task", id: task.id }),
  ]);

  expect(statusesOf(answers).toSorted()).toEqual([200, 404]);
  await clearDiscarded();
  const isBack = (await db.task.count({ where: { id: task.id } })) === 1;
  expect(storedPaths()).toHaveLength(isBack ? 1 : 0);
});

test("S1: viewers, strangers and others than a comment's author reach no item, nor does the path of another board", async () => {
  const { anna, max, vera, board, toDo, item } = await aDeletedTask();
  const other = await aBoardOfAnna();
  const comment = await aComment(await aTask(toDo), max);
  await requestOn(board, max, `DELETE tasks/comments/${comment.id}`);
  const ofMax = await db.trashItem.findFirstOrThrow({ where: { kind: "comment" } });

  const answers = await Promise.all([
    end(vera, board.id, item.id),
    end(await aUser(), board.id, item.id),
    end(other.anna, other.board.id, item.id),
    end(anna, board.id, ofMax.id),
  ]);

  expect(statusesOf(answers)).toEqual([403, 403, 404, 404]);
  expect(await db.trashItem.count()).toBe(2);
});
