import { describe, expect, test } from "vitest";
import type { Board, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aMember, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

const remove = (as: User, board: Pick<Board, "id">, person: Pick<User, "id">) =>
  call(POST, { as, params: { board_id: board.id, user_id: person.id } });
const memberIds = async (board: Pick<Board, "id">) =>
  (await db.boardMember.findMany({ where: { boardId: board.id }, orderBy: { userId: "asc" } })).map(
    ({ userId }) => userId,
  );

describe("POST /projects/:board_id/user/:user_id/remove", () => {
  test("takes somebody off the board, writes a line and tells clients", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();

    const { status, json } = await remove(anna, board, max);

    expect([status, json]).toEqual([200, { message: "Member removed successfully" }]);
    expect(await memberIds(board)).toEqual([anna.id, vera.id]);
    expect(await db.activity.findMany()).toMatchObject([
      { boardId: board.id, taskId: null, action: "removed", column: "member", newValue: "Max", createdById: anna.id },
    ]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).membersChangedAt).not.toBeNull();
  });

  test("ends his assignments, watching and defaults on this board, of nobody else and nowhere else", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    await aMember(other.board, max);
    const longAgo = new Date("2020-01-01T00:00:00Z");
    const [mine, untouched, elsewhere] = [
      await aTask(toDo, { updatedAt: longAgo }),
      await aTask(toDo, { updatedAt: longAgo }),
      await aTask(other.toDo),
    ];
    await db.taskAssignee.createMany({
      data: [max, anna].flatMap(({ id }) => [mine, elsewhere].map((task) => ({ taskId: task.id, userId: id }))),
    });
    await db.taskWatcher.createMany({ data: [mine, elsewhere].map((task) => ({ taskId: task.id, userId: max.id })) });
    await db.stageDefaultAssignee.createMany({
      data: [toDo, other.toDo].map((stage) => ({ stageId: stage.id, userId: max.id })),
    });
    await db.stageDefaultWatcher.create({ data: { stageId: toDo.id, userId: max.id } });

    await remove(anna, board, max);

    expect(await db.taskAssignee.findMany({ where: { userId: max.id } })).toMatchObject([{ taskId: elsewhere.id }]);
    expect(await db.taskAssignee.count({ where: { userId: anna.id } })).toBe(2);
    expect(await db.taskWatcher.findMany()).toMatchObject([{ taskId: elsewhere.id }]);
    expect(await db.stageDefaultAssignee.findMany()).toMatchObject([{ stageId: other.toDo.id }]);
    expect(await db.stageDefaultWatcher.count()).toBe(0);
    expect((await db.task.findUniqueOrThrow({ where: { id: mine.id } })).updatedAt.getTime()).toBeGreaterThan(
      longAgo.getTime(),
    );
    expect((await db.task.findUniqueOrThrow({ where: { id: untouched.id } })).updatedAt).toEqual(longAgo);
  });

  test.each(["max", "vera"] as const)("%s, who may not remove others, may leave", async (name) => {
    const people = await aBoardOfAnna();

    expect((await remove(people[name], people.board, people.anna)).status).toBe(403);
    expect((await remove(people[name], people.board, people[name])).status).toBe(200);

    expect(await memberIds(people.board)).toHaveLength(2);
  });

  test("S7: who was removed is out at once", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    await remove(anna, board, max);

    const { status } = await remove(max, board, vera);

    expect(status).toBe(403);
  });

  test("409 for the last manager who leaves, and he stays; an admin may remove him", async () => {
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

  test("removing an admin takes an admin, or himself", async () => {
    const { anna, board } = await aBoardOfAnna();
    const [ada, sue] = [await anAdmin(), await aServiceAdmin()];
    for (const admin of [ada, sue]) await aMember(board, admin);

    expect((await remove(anna, board, ada)).status).toBe(403);
    expect((await remove(anna, board, sue)).status).toBe(403);
    expect(await memberIds(board)).toHaveLength(5);

    expect((await remove(ada, board, sue)).status).toBe(200);
    expect((await remove(ada, board, ada)).status).toBe(200);
  });

  test("404 for who is no member, known or not, and for a member of another board only", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { max: elsewhere, board: other } = await aBoardOfAnna();

    for (const person of [elsewhere, await aUser(), { id: 99_999_999_999 }]) {
      const { status, json } = await remove(anna, board, person);
      expect([status, json.message]).toEqual([404, "User not found"]);
    }

    expect(await memberIds(other)).toHaveLength(3);
  });

  test("403 for a stranger, also about himself", async () => {
    const { board, max } = await aBoardOfAnna();
    const stranger = await aUser();

    expect((await remove(stranger, board, stranger)).status).toBe(403);
    expect((await remove(stranger, board, max)).status).toBe(403);
    expect(await memberIds(board)).toHaveLength(3);
  });
});
