import { describe, expect, test } from "vitest";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aMember,
  aTask,
  storedBoard,
  storedTask,
  setDefaultPeople,
} from "@/lib/testing/factories/boards";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";
import { changerOf } from "@/lib/testing/probes/role-changes";
import { assign, watch } from "@/lib/testing/factories/tasks-of-person";
import { expectOnlyActivity } from "@/lib/testing/factories/activity";
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

  test.each(["max", "vera"] as const)("%s, who may not remove others, may leave", async (name) => {
    const people = await aBoardOfAnna();

    expect((await remove(people[name], people.board, people.anna)).status).toBe(403);
    expect((await remove(people[name], people.board, people[name])).status).toBe(200);

    expect(await memberIds(people.board)).toHaveLength(2);
  });

  test("answers 409 for the last manager who leaves, and who stays; an admin may remove them", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await remove(anna, board, anna);
    expect([status, json.code]).toEqual([409, "rest_conflict"]);
    expect(await memberIds(board)).toContain(anna.id);

    expect((await remove(await anAdmin(), board, anna)).status).toBe(200);
    expect(await memberIds(board)).not.toContain(anna.id);
  });

  test("one of two managers may leave", async () => {
    const { anna, board } = await aBoardOfAnna();
    await aMember(board, await aUser(), "manager");

    expect((await remove(anna, board, anna)).status).toBe(200);
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

      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([403, 404, 409]).toContain(statuses[1]);
      expect(await memberIds(board)).toHaveLength(1);
    }
  });

  test("an admin can only be removed by an admin, or by themselves", async () => {
    const { anna, board } = await aBoardOfAnna();
    const [ada, sue] = [await anAdmin(), await aServiceAdmin()];
    for (const admin of [ada, sue]) await aMember(board, admin);

    expect((await remove(anna, board, ada)).status).toBe(403);
    expect((await remove(anna, board, sue)).status).toBe(403);
    expect(await memberIds(board)).toHaveLength(5);

    expect((await remove(ada, board, sue)).status).toBe(200);
    expect((await remove(ada, board, ada)).status).toBe(200);
  });

  test("answers 404 for people who are not members, known or not, and for a member of another board only", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { max: elsewhere, board: other } = await aBoardOfAnna();

    for (const person of [elsewhere, await aUser(), { id: 99_999_999_999 }]) {
      const { status, json } = await remove(anna, board, person);
      expect([status, json.message]).toEqual([404, "User not found"]);
    }

    expect(await memberIds(other)).toHaveLength(3);
  });
});
