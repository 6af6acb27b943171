import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aColleague } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

const rolesOn = async (board: { id: number }) =>
  Object.fromEntries(
    (await db.boardMember.findMany({ where: { boardId: board.id } })).map(({ userId, role }) => [userId, role]),
  );

describe("POST /projects/:board_id/add-members", () => {
  test("makes somebody a member, writes a line and tells clients that the people changed", async () => {
    const { anna, board } = await aBoardOfAnna();
    const eve = await aColleague(anna, { displayName: "Eve" });

    const { status, json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { memberId: String(eve.id) },
    });

    expect([status, json.message]).toEqual([200, "Member added successfully"]);
    expect(json.member).toEqual({
      ID: eve.id,
      user_login: eve.login,
      user_nicename: eve.nicename,
      user_email: expect.stringContaining("***"),
      user_url: "",
      user_registered: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      user_status: "0",
      display_name: "Eve",
      photo: `https://boards.test/photos/${eve.photoKey}`,
      role: "member",
      is_admin: false,
    });
    expect((await rolesOn(board))[eve.id]).toBe("member");
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "added",
        column: "member",
        oldValue: null,
        newValue: "Eve",
        createdById: anna.id,
      },
    ]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).membersChangedAt).not.toBeNull();
  });

  test.each([
    ["yes", "viewer"],
    [true, "viewer"],
    ["no", "member"],
    ["", "member"],
    [null, "member"],
  ] as const)("isViewerOnly %o makes a %s, and the line says so", async (isViewerOnly, role) => {
    const { anna, board } = await aBoardOfAnna();
    const eve = await aColleague(anna);

    const { json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { memberId: eve.id, isViewerOnly },
    });

    expect([json.member.role, (await rolesOn(board))[eve.id]]).toEqual([role, role]);
    expect(await db.activity.findMany()).toMatchObject([{ action: "added", column: role }]);
  });

  test("is_admin says that the added person reaches every board anyway", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { memberId: (await aColleague(anna, { role: "administrator" })).id },
    });

    expect(json.member).toMatchObject({ role: "member", is_admin: true });
  });

  test("409 for who is a member already, and his role stays", async () => {
    const { anna, vera, board } = await aBoardOfAnna();

    const { status, json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { memberId: vera.id },
    });

    expect([status, json.code, json.message]).toEqual([409, "rest_conflict", "User already a member"]);
    expect((await rolesOn(board))[vera.id]).toBe("viewer");
    expect(await db.activity.count()).toBe(0);
  });

  test("of eight who add the same person at once one does, and the others are told", async () => {
    const { anna, board } = await aBoardOfAnna();
    const eve = await aColleague(anna);

    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(POST, { as: anna, params: { board_id: board.id }, body: { memberId: eve.id } }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await db.activity.count()).toBe(1);
  });

  test.each([[999_999], ["99999999999999"]])("404 for the unknown person %o", async (memberId) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await call(POST, { as: anna, params: { board_id: board.id }, body: { memberId } });

    expect([status, json.message]).toEqual([404, "User not found"]);
  });

  test("S42: 404 for who shares no board with the caller, as for the unknown; admins may add anybody", async () => {
    const { anna, board } = await aBoardOfAnna();
    const [eve, ada] = [await aUser(), await anAdmin()];
    await aBoard({
      isTemplate: true,
      members: [
        [anna, "manager"],
        [eve, "member"],
      ],
    });

    const refused = await call(POST, { as: anna, params: { board_id: board.id }, body: { memberId: eve.id } });

    expect([refused.status, refused.json.message]).toEqual([404, "User not found"]);
    expect((await rolesOn(board))[eve.id]).toBeUndefined();
    expect((await call(POST, { as: ada, params: { board_id: board.id }, body: { memberId: eve.id } })).status).toBe(
      200,
    );
  });

  test.each([[undefined], [null], [""], ["x"], [-1], [0], [[3]], [{ id: 3 }], [1.5], ["3; DROP TABLE"]])(
    "400 for memberId %o",
    async (memberId) => {
      const { anna, board } = await aBoardOfAnna();

      const { status, json } = await call(POST, { as: anna, params: { board_id: board.id }, body: { memberId } });

      expect([status, Object.keys(json.data.params)]).toEqual([400, ["memberId"]]);
    },
  );

  test("403 for a member, a viewer and a stranger, and nobody joins", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const eve = await aUser();

    for (const caller of [max, vera, eve]) {
      const { status } = await call(POST, { as: caller, params: { board_id: board.id }, body: { memberId: eve.id } });
      expect(status).toBe(403);
    }

    expect(Object.keys(await rolesOn(board))).toHaveLength(3);
  });

  test("S2 S6: a board or a role in the body counts for nothing", async () => {
    const { anna, board } = await aBoardOfAnna();
    const other = await aBoard();
    const eve = await aColleague(anna);

    await call(POST, {
      as: anna,
      params: { board_id: board.id },
      query: { board_id: other.id },
      body: { memberId: eve.id, board_id: other.id, boardId: other.id, role: "manager", is_super: true },
    });

    expect((await rolesOn(board))[eve.id]).toBe("member");
    expect(await rolesOn(other)).toEqual({});
    expect(await db.user.findUnique({ where: { id: eve.id } })).toMatchObject({ isServiceAdmin: false });
  });
});
