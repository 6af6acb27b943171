import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aMember, anAdmin, aUser, call } from "@/lib/testing";
import { DELETE } from "./route";

const remove = (as: User, board: { id: unknown }, person: { id: unknown }) =>
  call(DELETE, { as, body: { boardId: board.id, userId: person.id } });
const peopleOn = async ({ id }: { id: number }) =>
  (await db.boardMember.findMany({ where: { boardId: id }, orderBy: { userId: "asc" } })).map(({ userId }) => userId);

describe("DELETE /remove-user-from-board", () => {
  test("removes a member from the board", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();

    const { json } = await remove(anna, { id: String(board.id) }, max);

    expect(json).toEqual({ message: "User Removed from Board successfully!" });
    expect(await peopleOn(board)).toEqual([anna.id, vera.id]);
  });

  test("anyone may leave, viewers too; accepts parameters in the query as well", async () => {
    const { max, vera, anna, board } = await aBoardOfAnna();

    expect((await remove(vera, board, vera)).status).toBe(200);
    expect((await call(DELETE, { as: max, query: { boardId: board.id, userId: max.id } })).status).toBe(200);

    expect(await peopleOn(board)).toEqual([anna.id]);
  });

  test("answers 409 for the last manager, unless an admin does it", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await remove(anna, board, anna)).status).toBe(409);
    expect((await remove(await anAdmin(), board, anna)).status).toBe(200);
    expect(await peopleOn(board)).not.toContain(anna.id);
  });

  test("answers 403 for members and viewers about others, and for managers about admins", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const ada = await anAdmin();
    await aMember(board, ada, "viewer");

    for (const caller of [max, vera]) expect((await remove(caller, board, anna)).status).toBe(403);
    expect((await remove(anna, board, ada)).status).toBe(403);
    expect(await db.boardMember.count()).toBe(4);
  });

  test("answers the same 403 for a board without membership, whether it exists or not; 404 for an admin, and for people who are not members", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const other = await aBoard({ members: [[max, "manager"]] });

    const answers = [
      await remove(anna, other, max),
      await remove(anna, { id: 999_999 }, max),
      await remove(anna, { id: "99999999999" }, max),
    ];
    for (const { status, json } of answers) expect([status, json]).toEqual([403, answers[0]?.json]);
    expect((await remove(await anAdmin(), { id: 999_999 }, max)).json.message).toBe("Board not found");
    for (const person of [await aUser(), { id: 999_999 }])
      expect((await remove(anna, board, person)).json.message).toBe("User not found");
  });

  test.each([
    [{}, ["boardId", "userId"]],
    [{ boardId: 1 }, ["userId"]],
    [{ boardId: "x", userId: 0 }, ["boardId", "userId"]],
    [{ boardId: [1], userId: { id: 1 } }, ["boardId", "userId"]],
  ])("answers 400 for %o, 401 when signed out", async (body, fields) => {
    const { anna } = await aBoardOfAnna();

    const { json } = await call(DELETE, { as: anna, body });

    expect(Object.keys(json.data.params)).toEqual(fields);
    expect((await call(DELETE, { body })).status).toBe(401);
  });
});
