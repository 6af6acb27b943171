import { expect, test } from "vitest";
import { deleteBoard } from "@/lib/boards/write/delete";
import { db } from "@/lib/db";
import { removeEverywhere } from "@/lib/members/remove-everywhere";
import {
  aBoardOfAnna,
  anAdmin,
  aServiceAdmin,
  aTask,
  aWebhook,
  boardLinks,
  call,
  type Caller,
  linkToTaskAndStage,
  requestOn,
  statusesOf,
} from "@/lib/testing";
import { wrongCounters } from "@/lib/testing/everything/references";
import { POST } from "./route";

const restore = (as: Caller, id: number) => call(POST, { as, body: { type: "board", id } });

test("a board is back with its members, tasks and own trash, without what has a secret", async () => {
  const [admin, { anna, max, board, toDo }] = [await anAdmin(), await aBoardOfAnna()];
  const [task, deleted] = [await aTask(toDo), await aTask(toDo)];
  await aWebhook(toDo, anna);
  await db.board.update({ where: { id: board.id }, data: { publicAccessEnabled: true, publicAccessSecret: "x" } });
  await requestOn(board, anna, `DELETE tasks/${deleted.id}`);
  await deleteBoard(board, admin);
  expect((await requestOn(board, admin, `GET tasks/${task.id}`)).status).toBe(404);

  const { status, json } = await restore(admin, board.id);

  expect(status).toBe(200);
  expect(json.board).toMatchObject({ id: board.id, title: board.title });
  expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({
    publicAccessEnabled: false,
    publicAccessSecret: null,
  });
  expect((await requestOn(board, max, `GET tasks/${task.id}`)).status).toBe(200);
  expect([await db.webhook.count(), await db.trashItem.count({ where: { recordId: deleted.id } })]).toEqual([0, 1]);
});

test("a roadmap whose address another one has taken comes back without it", async () => {
  const [admin, { board }] = [await anAdmin(), await aBoardOfAnna()];
  await db.board.update({ where: { id: board.id }, data: { type: "roadmap", publicSlug: "plans" } });
  await deleteBoard(board, admin);
  await db.board.create({ data: { title: "New", type: "roadmap", publicSlug: "plans" } });

  expect((await restore(admin, board.id)).status).toBe(200);
  expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({ publicSlug: null });
});

test("a person who was removed everywhere meanwhile is neither on the board nor on its tasks", async () => {
  const [admin, { anna, max, board, toDo }] = [await anAdmin(), await aBoardOfAnna()];
  await linkToTaskAndStage(toDo, max);
  await linkToTaskAndStage(toDo, anna);
  await deleteBoard(board, admin);
  await removeEverywhere(max, { ...admin, isAdmin: true });

  expect((await restore(admin, board.id)).status).toBe(200);

  expect(await boardLinks(max)).toEqual([0, 0, 0, 0, 0]);
  expect(await boardLinks(anna)).toEqual([1, 1, 1, 1, 1]);
});

test("an admin who is not on the board stays assigned, and a former one does not", async () => {
  const [admin, sam, { board, toDo }] = [await anAdmin(), await aServiceAdmin(), await aBoardOfAnna()];
  await linkToTaskAndStage(toDo, admin);
  await linkToTaskAndStage(toDo, sam);
  await deleteBoard(board, admin);
  await db.user.update({ where: { id: sam.id }, data: { isServiceAdmin: false } });

  expect((await restore(admin, board.id)).status).toBe(200);

  expect(await boardLinks(admin)).toEqual([0, 1, 1, 1, 1]);
  expect(await boardLinks(sam)).toEqual([0, 0, 0, 0, 0]);
  expect(await wrongCounters()).toEqual([]);
});

test("of the board's restoration and a removal everywhere at the same time, the person is gone after both", async () => {
  const [admin, { max, board, toDo }] = [await anAdmin(), await aBoardOfAnna()];
  await linkToTaskAndStage(toDo, max);
  await deleteBoard(board, admin);

  await Promise.all([restore(admin, board.id), removeEverywhere(max, { ...admin, isAdmin: true })]);

  expect(await boardLinks(max)).toEqual([0, 0, 0, 0, 0]);
});

test("only administrators restore boards; a second restoration is 404, and no id is 400", async () => {
  const [admin, { anna, board }] = [await anAdmin(), await aBoardOfAnna()];
  await deleteBoard(board, admin);

  const answers = [
    await restore(anna, board.id),
    await restore(admin, board.id),
    await restore(admin, board.id),
    await call(POST, { as: admin, body: {} }),
  ];

  expect(statusesOf(answers)).toEqual([403, 200, 404, 400]);
});
