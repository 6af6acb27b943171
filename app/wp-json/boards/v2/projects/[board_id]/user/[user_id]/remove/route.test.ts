import { describe, expect, test } from "vitest";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aMember,
  assign,
  aTask,
  aUser,
  changerOf,
  expectOnlyActivity,
  setDefaultPeople,
  statusesOf,
  storedBoard,
  storedTask,
  watch,
} from "@/lib/testing";
import { POST } from "./route";

const remove = changerOf(POST);
const memberIds = async (board: Pick<Board, "id">) =>
  (await db.boardMember.findMany({ where: { boardId: board.id }, orderBy: { userId: "asc" } })).map(
    ({ userId }) => userId,
  );

describe("POST /projects/:board_id/user/:user_id/remove", () => {
  test("removes a member from the board, records an activity and notifies clients", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();

    const { status, json } = await remove(anna, board, max);

    expect([status, json]).toEqual([200, { message: "Member removed successfully" }]);
    expect(await memberIds(board)).toEqual([anna.id, vera.id]);
    await expectOnlyActivity(board, anna, { action: "removed", column: "member", newValue: "Max" });
    expect((await storedBoard(board)).membersChangedAt).not.toBeNull();
  });

  test("ends the member's assignments, watching and stage defaults on this board, of nobody else and nowhere else", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    await aMember(other.board, max);
    const LONG_AGO = new Date("2020-01-01T00:00:00Z");
    const [mine, untouched, elsewhere] = [
      await aTask(toDo, { updatedAt: LONG_AGO }),
      await aTask(toDo, { updatedAt: LONG_AGO }),
      await aTask(other.toDo),
    ];
    for (const task of [mine, elsewhere]) await assign(await assign(await watch(task, max), max), anna);
    await setDefaultPeople(toDo, { assignees: [max], watchers: [max] });
    await setDefaultPeople(other.toDo, { assignees: [max] });

    await remove(anna, board, max);

    expect(await db.taskAssignee.findMany({ where: { userId: max.id } })).toMatchObject([{ taskId: elsewhere.id }]);
    expect(await db.taskAssignee.count({ where: { userId: anna.id } })).toBe(2);
    expect(await db.taskWatcher.findMany()).toMatchObject([{ taskId: elsewhere.id }]);
    expect(await db.stageDefaultAssignee.findMany()).toMatchObject([{ stageId: other.toDo.id }]);
    expect(await db.stageDefaultWatcher.count()).toBe(0);
    expect((await storedTask(mine)).updatedAt).not.toEqual(LONG_AGO);
    expect((await storedTask(untouched)).updatedAt).toEqual(LONG_AGO);
  });

  test("S31: of two managers who leave, or remove each other, at the same moment one stays", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await aUser(), await aUser()];
      const board = await aBoard({
        members: [
          [one, "manager"],
          [other, "manager"],
        ],
      });
      const eachOther = round % 2 === 0;

      const answers = await Promise.all([
        remove(one, board, eachOther ? other : one),
        remove(other, board, eachOther ? one : other),
      ]);

      const statuses = statusesOf(answers).sort();
      expect(statuses[0]).toBe(200);
      expect([403, 404, 409]).toContain(statuses[1]);
      expect(await memberIds(board)).toHaveLength(1);
    }
  });

  /** Which role may remove whom is tested in `security/access/role-targets.test.ts`. */
  test("answers 403 for a member who removes others, 404 for people who are not members, known or not", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const { max: elsewhere } = await aBoardOfAnna();

    expect((await remove(max, board, anna)).status).toBe(403);
    for (const person of [elsewhere, { id: 99_999_999_999 }]) {
      const { status, json } = await remove(anna, board, person);
      expect([status, json.message]).toEqual([404, "User not found"]);
    }
  });
});
