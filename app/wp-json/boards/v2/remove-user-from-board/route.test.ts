import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { DELETE } from "./route";

const remove = (as: User | undefined, board: { id: unknown }, person: { id: unknown }) =>
  call(DELETE, { as, body: { boardId: board.id, userId: person.id } });
const peopleOn = async ({ id }: { id: number }) =>
  (await db.boardMember.findMany({ where: { boardId: id }, orderBy: { userId: "asc" } })).map(({ userId }) => userId);

describe("DELETE /remove-user-from-board", () => {
  test("takes a member off the board with all that he was assigned to and watched there, and writes a line", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await db.taskAssignee.create({ data: { taskId: task.id, userId: max.id } });
    await db.taskWatcher.create({ data: { taskId: task.id, userId: max.id } });

    const { status, json } = await remove(anna, { id: String(board.id) }, max);

    expect([status, json]).toEqual([200, { message: "User Removed from Board successfully!" }]);
    expect(await peopleOn(board)).toEqual([anna.id, vera.id]);
    expect([await db.taskAssignee.count(), await db.taskWatcher.count(), await db.notification.count()]).toEqual([
      0, 0, 0,
    ]);
    expect(await db.activity.findMany()).toMatchObject([
      { boardId: board.id, taskId: null, action: "removed", column: "member", newValue: "Max", createdById: anna.id },
    ]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).membersChangedAt).not.toBeNull();
  });

  test("anybody may leave, viewers too; parameters in the query are taken as well", async () => {
    const { max, vera, anna, board } = await aBoardOfAnna();

    expect((await remove(vera, board, vera)).status).toBe(200);
    expect((await call(DELETE, { as: max, query: { boardId: board.id, userId: max.id } })).status).toBe(200);

    expect(await peopleOn(board)).toEqual([anna.id]);
  });

  test("409 for the last manager, unless an admin does it", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await remove(anna, board, anna)).status).toBe(409);
    expect(await peopleOn(board)).toContain(anna.id);

    expect((await remove(await anAdmin(), board, anna)).status).toBe(200);
    expect(await peopleOn(board)).not.toContain(anna.id);
  });

  test("403 for members and viewers about others, and for managers about admins; 401 for nobody", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const ada = await anAdmin();
    await db.boardMember.create({ data: { boardId: board.id, userId: ada.id, role: "viewer" } });
    const before = await peopleOn(board);

    for (const caller of [max, vera]) expect((await remove(caller, board, anna)).status).toBe(403);
    expect((await remove(anna, board, ada)).status).toBe(403);
    expect((await remove(undefined, board, max)).status).toBe(401);

    expect(await peopleOn(board)).toEqual(before);
  });

  test("the same 403 for a board that one is not on, whether it exists or not; 404 for an admin, and for who is no member", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const other = await aBoard({ members: [[max, "manager"]] });
    const stranger = await aUser();
    const before = await db.boardMember.findMany();

    const answers = [
      await remove(anna, other, max),
      await remove(anna, { id: 999_999 }, max),
      await remove(anna, { id: "99999999999" }, max),
      await remove(stranger, board, max),
    ];
    for (const { status, json } of answers) expect([status, json]).toEqual([403, answers[0]?.json]);
    const missing = [
      await remove(await anAdmin(), { id: 999_999 }, max),
      await remove(anna, board, stranger),
      await remove(anna, board, { id: 999_999 }),
    ];
    expect(missing.map(({ status, json }) => [status, json.message])).toEqual([
      [404, "Board not found"],
      [404, "User not found"],
      [404, "User not found"],
    ]);

    expect(await db.boardMember.findMany()).toEqual(before);
  });

  test.each([
    [{}, ["boardId", "userId"]],
    [{ boardId: 1 }, ["userId"]],
    [{ boardId: "x", userId: 0 }, ["boardId", "userId"]],
    [{ boardId: [1], userId: { id: 1 } }, ["boardId", "userId"]],
  ])("400 for %o", async (body, fields) => {
    const { anna } = await aBoardOfAnna();

    const { status, json } = await call(DELETE, { as: anna, body });

    expect([status, Object.keys(json.data.params)]).toEqual([400, fields]);
  });
});
