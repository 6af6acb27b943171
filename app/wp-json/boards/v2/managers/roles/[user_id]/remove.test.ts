import { describe, expect, test } from "vitest";
import { GET as readBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { PUT as updateTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { linkToTaskAndStage, boardLinks } from "@/lib/testing/factories/board-links";
import { aBoard, aBoardOfAnna, aMember, aStage, aTask } from "@/lib/testing/factories/boards";
import { call, queryCountOf, statusesOf } from "@/lib/testing/http/call";
import { watchBoard } from "@/lib/testing/probes/live";
import { accountOf, aServiceAdmin, anAdmin, aUser } from "@/lib/testing/factories/people";
import { boardsWithChangedMembers } from "@/lib/testing/probes/role-changes";
import { refusingAtCommit } from "@/lib/testing/probes/refused-commits";
import { DELETE } from "./route";

const remove = (as: User, { id }: { id: number }) => call(DELETE, { as, params: { user_id: id } });

describe("DELETE /managers/roles/:user_id", () => {
  test("removes the person from all boards and tasks, also of boards without a membership, and revokes the admin's right", async () => {
    const [ada, sam, other] = [await anAdmin(), await aServiceAdmin({ displayName: "Sam" }), await aUser()];
    const [one, two, third] = [await aBoard(), await aBoard({ members: [[other, "manager"]] }), await aBoard()];
    await aMember(one, sam, "manager");
    await aMember(two, sam, "viewer");
    for (const board of [one, two, third]) await linkToTaskAndStage(await aStage(board), sam);
    const task = await linkToTaskAndStage(await aStage(two), other);
    const streams = [await watchBoard(one, sam), await watchBoard(third, sam)];

    const { status, json } = await remove(ada, sam);

    expect([status, json]).toEqual([200, { message: "User has been removed from all boards." }]);
    expect(await boardLinks(sam)).toEqual([0, 0, 0, 0, 0]);
    expect(await boardLinks(other)).toEqual([1, 1, 1, 1, 1]);
    expect((await accountOf(sam)).isServiceAdmin).toBe(false);
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject(
      [one, two].map(({ id }) => ({
        boardId: id,
        action: "removed",
        column: "member",
        newValue: "Sam",
        createdById: ada.id,
      })),
    );
    expect(await boardsWithChangedMembers()).toEqual([one.id, two.id]);
    expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).updatedAt).toEqual(task.updatedAt);
    for (const [at, stream] of streams.entries())
      expect(await stream.next()).toEqual({ event: "ended", data: { board: [one, third][at]?.id } });
    expect((await call(readBoard, { as: sam, params: { board_id: one.id } })).status).toBe(403);
  });

  test("notifies clients of the tasks and stages of the person", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    const task = await linkToTaskAndStage(toDo, max);
    const before = new Date();

    await remove(await anAdmin(), max);

    const since = { where: { boardId: board.id, updatedAt: { gte: before } }, select: { id: true } };
    expect([await db.task.findMany(since), await db.stage.findMany(since)]).toEqual([
      [{ id: task.id }],
      [{ id: toDo.id }],
    ]);
    expect(doing.id).not.toBe(toDo.id);
  });

  test("removes the last manager, too; a person on no board without a trace; an admin may remove themselves", async () => {
    const { anna, board } = await aBoardOfAnna();
    const [sam, nobody] = [await aServiceAdmin(), await aUser()];

    expect((await remove(sam, anna)).status).toBe(200);
    expect(await db.boardMember.count({ where: { boardId: board.id, role: "manager" } })).toBe(0);
    const lines = await db.activity.count();
    expect((await remove(sam, nobody)).status).toBe(200);
    expect((await remove(sam, anna)).status).toBe(200);
    expect(await db.activity.count()).toBe(lines);
    expect((await remove(sam, sam)).status).toBe(200);
    expect((await remove(sam, anna)).status).toBe(403);
  });

  test("answers 400 for a site administrator, and nothing changes", async () => {
    const [ada, sam] = [await anAdmin({ isServiceAdmin: true }), await aServiceAdmin()];
    await aBoard({ members: [[ada, "manager"]] });

    for (const caller of [ada, sam]) {
      const { status, json } = await remove(caller, ada);
      expect([status, json.code, json.message]).toEqual([
        400,
        "rest_invalid_param",
        "You can not remove a site administrator.",
      ]);
    }
    expect([await boardLinks(ada), (await accountOf(ada)).isServiceAdmin]).toEqual([[1, 0, 0, 0, 0], true]);
  });

  test("runs as many SQL statements for many boards as for one", async () => {
    const [ada, mia, tom] = [await anAdmin(), await aUser(), await aUser()];
    for (let at = 0; at < 8; at += 1) {
      const board = await aBoard({ members: [[mia, "member"]] });
      await linkToTaskAndStage(await aStage(board), mia);
      if (at === 0) await aMember(board, tom);
    }

    const many = await queryCountOf(DELETE, { as: ada, params: { user_id: mia.id } });

    expect(await queryCountOf(DELETE, { as: ada, params: { user_id: tom.id } })).toBe(many);
  });

  test("is all or nothing", async () => {
    const { anna, max } = await aBoardOfAnna();

    const { status } = await refusingAtCommit("activity", async () => remove(await anAdmin(), max));

    expect(status).toBe(500);
    expect([(await boardLinks(max))[0], (await boardLinks(anna))[0]]).toEqual([1, 1]);
  });

  test("a person assigned meanwhile stays on no task, and nothing ends in a 5xx", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const ada = await anAdmin();
    const assign = () =>
      call(updateTask, {
        as: anna,
        params: { board_id: board.id, task_id: task.id },
        body: { property: "assignees", value: { add: [max.id] } },
      });

    const answers = await Promise.all([assign(), remove(ada, max), assign(), remove(ada, max), assign()]);

    expect(statusesOf(answers).filter((status) => ![200, 400].includes(status))).toEqual([]);
    expect(await boardLinks(max)).toEqual([0, 0, 0, 0, 0]);
  });

  test("answers 404 for an unknown id; the same 403 for a manager, whether the person exists or not", async () => {
    const { anna, max } = await aBoardOfAnna();

    expect((await remove(await anAdmin(), { id: 999_999 })).json.message).toBe("User not found");
    for (const person of [max, { id: 999_999 }]) expect((await remove(anna, person)).status).toBe(403);
  });
});
