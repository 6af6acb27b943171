import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aColleague,
  anAdmin,
  aUser,
  expectOnlyActivity,
  onBoard,
  statusesAtOnce,
  storedBoard,
} from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { POST } from "./route";

const add = onBoard(POST);

const rolesOn = async (board: { id: number }) =>
  Object.fromEntries(
    (await db.boardMember.findMany({ where: { boardId: board.id } })).map(({ userId, role }) => [userId, role]),
  );

describe("POST /projects/:board_id/add-members", () => {
  test("makes a person a member, records an activity and notifies clients of the new member", async () => {
    const { anna, board } = await aBoardOfAnna();
    const eve = await aColleague(anna, { displayName: "Eve" });

    const { status, json } = await add(anna, board, { memberId: String(eve.id) });

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
    await expectOnlyActivity(board, anna, { action: "added", column: "member", newValue: "Eve" });
    expect((await storedBoard(board)).membersChangedAt).not.toBeNull();
  });

  test.each([
    ["yes", "viewer"],
    [true, "viewer"],
    ["no", "member"],
    ["", "member"],
    [null, "member"],
  ] as const)("isViewerOnly %o makes a %s, and the activity says so", async (isViewerOnly, role) => {
    const { anna, board } = await aBoardOfAnna();
    const eve = await aColleague(anna);

    const { json } = await add(anna, board, { memberId: eve.id, isViewerOnly });

    expect([json.member.role, (await rolesOn(board))[eve.id]]).toEqual([role, role]);
    expect(await db.activity.findMany()).toMatchObject([{ action: "added", column: role }]);
  });

  test("is_admin says that the added person reaches every board anyway", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { json } = await add(anna, board, { memberId: (await aColleague(anna, { role: "administrator" })).id });

    expect(json.member).toMatchObject({ role: "member", is_admin: true });
  });

  test("answers 409 for a member, whose role stays", async () => {
    const { anna, vera, board } = await aBoardOfAnna();

    const { status, json } = await add(anna, board, { memberId: vera.id });

    expect([status, json.code, json.message]).toEqual([409, "rest_conflict", "User already a member"]);
    expect((await rolesOn(board))[vera.id]).toBe("viewer");
    expect(await db.activity.count()).toBe(0);
  });

  test("of eight requests that add the same person at once one succeeds, and the others answer 409", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { id: memberId } = await aColleague(anna);

    expect(await statusesAtOnce(8, () => add(anna, board, { memberId }))).toEqual([200, ...Array(7).fill(409)]);
    expect(await db.activity.count()).toBe(1);
  });

  test.each([[999_999], ["99999999999999"]])("answers 404 for the unknown person %o", async (memberId) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await add(anna, board, { memberId });

    expect([status, json.message]).toEqual([404, "User not found"]);
  });

  test("S42: answers 404 for people who share no board with the caller, as for unknown ones; admins may add anybody", async () => {
    const { anna, board } = await aBoardOfAnna();
    const [eve, ada] = [await aUser(), await anAdmin()];
    await aBoard({
      isTemplate: true,
      members: [
        [anna, "manager"],
        [eve, "member"],
      ],
    });

    const refused = await add(anna, board, { memberId: eve.id });

    expect([refused.status, refused.json.message]).toEqual([404, "User not found"]);
    expect((await rolesOn(board))[eve.id]).toBeUndefined();
    expect((await add(ada, board, { memberId: eve.id })).status).toBe(200);
  });

  test.each([undefined, "x", [3], { id: 3 }])("answers 400 for memberId %o", async (memberId) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await add(anna, board, { memberId });

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["memberId"]]);
  });

  testForbiddenFor("member", (max, board) => add(max, board, { memberId: max.id }));

  test("S6: ignores a role in the body", async () => {
    const { anna, board } = await aBoardOfAnna();
    const eve = await aColleague(anna);

    await add(anna, board, { memberId: eve.id, role: "manager", is_super: true });

    expect((await rolesOn(board))[eve.id]).toBe("member");
    expect(await db.user.count({ where: { isServiceAdmin: true } })).toBe(0);
  });
});
