import { describe, expect, test } from "vitest";
import type { Board, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aMember } from "@/lib/testing/boards";
import { call } from "@/lib/testing/call";
import { anAdmin, aUser } from "@/lib/testing/people";
import { withSettings } from "@/lib/testing/settings";
import { POST } from "./route";

const change = (as: User, board: Pick<Board, "id">, person: Pick<User, "id">) => call(POST, { as, params: { board_id: board.id, user_id: person.id } });
const roleOf = async (board: Pick<Board, "id">, person: Pick<User, "id">) => (await db.boardMember.findUnique({ where: { boardId_userId: { boardId: board.id, userId: person.id } } }))?.role;

describe("POST /projects/:board_id/user/:user_id/make-member", () => {
  test.each([["vera"], ["mia"]] as const)("makes %s a member", async (name) => {
    const { anna, vera, board } = await aBoardOfAnna();
    const mia = await aUser();
    await aMember(board, mia, "manager");
    const person = { vera, mia }[name];

    const { status, json } = await change(anna, board, person);

    expect([status, json.message]).toEqual([200, "Role updated successfully"]);
    expect(json.member).toMatchObject({ ID: person.id, role: "member", is_admin: false, is_board_admin: false });
    expect(await roleOf(board, person)).toBe("member");
  });

  test("writes a line and tells clients; doing it again changes nothing", async () => {
    const { anna, vera, board } = await aBoardOfAnna();

    await change(anna, board, vera);
    const { membersChangedAt } = await db.board.findUniqueOrThrow({ where: { id: board.id } });
    const again = await change(anna, board, vera);

    expect(again.status).toBe(200);
    expect(await db.activity.findMany()).toMatchObject([{ boardId: board.id, taskId: null, action: "changed", column: "role", oldValue: "viewer", newValue: "member", description: "Vera", createdById: anna.id }]);
    expect(membersChangedAt).not.toBeNull();
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).membersChangedAt).toEqual(membersChangedAt);
  });

  test("409 for the last manager, and he stays; an admin may do it", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await change(anna, board, anna);
    expect([status, json.code]).toEqual([409, "rest_conflict"]);
    expect(await roleOf(board, anna)).toBe("manager");

    expect((await change(await anAdmin(), board, anna)).status).toBe(200);
    expect(await roleOf(board, anna)).toBe("member");
  });

  test("S31: of two managers who demote each other at the same moment one stays manager", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await aUser(), await aUser()];
      const board = await aBoard({ members: [[one, "manager"], [other, "manager"]] });

      const answers = await Promise.all([change(one, board, other), change(other, board, one)]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await db.boardMember.count({ where: { boardId: board.id, role: "manager" } })).toBe(1);
    }
  });

  test("403 for a member, a viewer and a stranger, also about themselves", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();

    for (const caller of [max, vera, await aUser()]) expect((await change(caller, board, anna)).status).toBe(403);
    for (const caller of [max, vera]) expect((await change(caller, board, caller)).status).toBe(403);

    expect([await roleOf(board, anna), await roleOf(board, max), await roleOf(board, vera)]).toEqual(["manager", "member", "viewer"]);
  });

  test("changing an admin takes an admin", async () => {
    const { anna, board } = await aBoardOfAnna();
    const ada = await anAdmin();
    await aMember(board, ada, "manager");

    expect((await change(anna, board, ada)).status).toBe(403);
    expect(await roleOf(board, ada)).toBe("manager");

    expect((await change(ada, board, ada)).status).toBe(200);
    expect(await roleOf(board, ada)).toBe("member");
  });

  test("404 for who is no member, known or not", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { max: elsewhere, board: other } = await aBoardOfAnna();

    for (const person of [elsewhere, { id: 99_999_999_999 }]) {
      const { status, json } = await change(anna, board, person);
      expect([status, json.message]).toEqual([404, "User not found"]);
    }

    expect(await roleOf(other, elsewhere)).toBe("member");
  });

  test("the free tier has it not: 403 that says so, and the role stays", async () => {
    const { anna, vera, board } = await aBoardOfAnna();

    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, () => change(anna, board, vera));

    expect([status, json.code, json.message]).toEqual([403, "rest_forbidden", "This is a pro feature"]);
    expect(await roleOf(board, vera)).toBe("viewer");
  });
});
