import { describe, expect, test } from "vitest";
import type { Board, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aMember } from "@/lib/testing/boards";
import { call } from "@/lib/testing/call";
import { holding, somebodyWaits } from "@/lib/testing/locks";
import { anAdmin, aUser } from "@/lib/testing/people";
import { withSettings } from "@/lib/testing/settings";
import { POST } from "./route";

const change = (as: User, board: Pick<Board, "id">, person: Pick<User, "id">) => call(POST, { as, params: { board_id: board.id, user_id: person.id } });
const roleOf = async (board: Pick<Board, "id">, person: Pick<User, "id">) => (await db.boardMember.findUnique({ where: { boardId_userId: { boardId: board.id, userId: person.id } } }))?.role;

describe("POST /projects/:board_id/user/:user_id/make-manager", () => {
  test.each(["max", "vera"] as const)("makes %s a manager", async (name) => {
    const people = await aBoardOfAnna();

    const { status, json } = await change(people.anna, people.board, people[name]);

    expect([status, json.message]).toEqual([200, "Role updated successfully"]);
    expect(json.member).toEqual({
      ID: people[name].id,
      user_login: people[name].login,
      user_nicename: people[name].nicename,
      user_email: people[name].email,
      user_url: "",
      user_registered: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      user_status: "0",
      display_name: people[name].displayName,
      photo: `https://boards.test/photos/${people[name].photoKey}`,
      role: "admin",
      is_admin: true,
      is_board_admin: true,
    });
    expect(await roleOf(people.board, people[name])).toBe("manager");
  });

  test("S31: who is being demoted can't promote anybody any more, himself included", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await aMember(board, await aUser(), "manager");

    for (const person of [max, anna]) {
      const { answer } = await holding(async (tx) => {
        await tx.boardMember.updateMany({ where: { userId: anna.id }, data: { role: "member" } });
        const asked = change(anna, board, person);
        await somebodyWaits();
        return { answer: asked };
      });
      expect((await answer).status).toBe(403);
      expect(await roleOf(board, person)).toBe("member");
      await db.boardMember.updateMany({ where: { userId: anna.id }, data: { role: "manager" } });
    }
  });

  test("writes a line and tells clients; doing it again changes nothing", async () => {
    const { anna, max, board } = await aBoardOfAnna();

    await change(anna, board, max);
    const { membersChangedAt } = await db.board.findUniqueOrThrow({ where: { id: board.id } });
    const again = await change(anna, board, max);

    expect(again.status).toBe(200);
    expect(await db.activity.findMany()).toMatchObject([{ boardId: board.id, taskId: null, action: "changed", column: "role", oldValue: "member", newValue: "admin", description: "Max", createdById: anna.id }]);
    expect(membersChangedAt).not.toBeNull();
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).membersChangedAt).toEqual(membersChangedAt);
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
    await aMember(board, ada, "member");

    expect((await change(anna, board, ada)).status).toBe(403);
    expect(await roleOf(board, ada)).toBe("member");

    expect((await change(ada, board, ada)).status).toBe(200);
    expect(await roleOf(board, ada)).toBe("manager");
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
    const { anna, max, board } = await aBoardOfAnna();

    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, () => change(anna, board, max));

    expect([status, json.code, json.message]).toEqual([403, "rest_forbidden", "This is a pro feature"]);
    expect(await roleOf(board, max)).toBe("member");
  });
});
