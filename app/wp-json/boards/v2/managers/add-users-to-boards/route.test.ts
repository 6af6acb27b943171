import { describe, expect, test } from "vitest";
import { POST as remove } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  anAdmin,
  aUser,
  boardsWithChangedMembers,
  call,
  idsOf,
  notificationsDuring,
  queryCountOf,
  refusingAtCommit,
  roleOf,
  statusesOf,
} from "@/lib/testing";
import { POST } from "./route";

const add = (as: User, body: object) => call(POST, { as, body });

async function oneOfEach() {
  const [ada, mia, board] = [await anAdmin(), await aUser(), await aBoard()];
  return { ada, mia, board, body: { user_ids: [mia.id], board_ids: [board.id] } };
}

describe("POST /managers/add-users-to-boards", () => {
  test("makes members, with an activity each; people who are on a board already keep their role", async () => {
    const [ada, mia, tom] = [await anAdmin(), await aUser({ displayName: "Mia" }), await aUser({ displayName: "Tom" })];
    const [one, two] = [await aBoard({ members: [[mia, "manager"]] }), await aBoard()];
    const untouched = await aBoard();

    const { json } = await add(ada, { user_ids: [tom.id, mia.id], board_ids: [two.id, String(one.id)] });

    expect(json).toEqual({ message: "Selected users has been added to selected boards" });
    expect([await roleOf(one, mia), await roleOf(two, mia)]).toEqual(["manager", "member"]);
    expect([await roleOf(one, tom), await roleOf(two, tom)]).toEqual(["member", "member"]);
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { boardId: one.id, action: "added", column: "member", newValue: "Tom", createdById: ada.id },
      { boardId: two.id, action: "added", column: "member", newValue: "Mia" },
      { boardId: two.id, action: "added", column: "member", newValue: "Tom" },
    ]);
    expect(await boardsWithChangedMembers()).toEqual([one.id, two.id]);
    expect((await db.board.findUniqueOrThrow({ where: { id: untouched.id } })).updatedAt).toEqual(untouched.updatedAt);
  });

  test.each([
    ["yes", "viewer"],
    [true, "viewer"],
    ["no", "member"],
    ["", "member"],
    [0, "member"],
  ] as const)("is_viewer_only %j makes a %s", async (is_viewer_only, role) => {
    const { ada, mia, board } = await oneOfEach();

    await add(ada, { user_ids: mia.id, board_ids: board.id, is_viewer_only });

    expect(await roleOf(board, mia)).toBe(role);
    expect(await db.activity.findMany()).toMatchObject([{ action: "added", column: role }]);
  });

  test("answers 404 for a person or board that does not exist, and nobody joins", async () => {
    const { ada, body } = await oneOfEach();

    const person = await add(ada, { ...body, user_ids: [...body.user_ids, 999_999] });
    expect([person.status, person.json.message]).toEqual([404, "User not found"]);
    expect((await add(ada, { ...body, board_ids: [...body.board_ids, 999_999] })).json.message).toBe("Board not found");
    expect(await db.boardMember.count()).toBe(0);
  });

  test("skips templates", async () => {
    const { ada, body } = await oneOfEach();
    const template = await aBoard({ isTemplate: true });

    expect((await add(ada, { ...body, board_ids: [template.id] })).status).toBe(200);
    expect(await db.boardMember.count()).toBe(0);
  });

  test("a second time changes nothing, and notifies nobody", async () => {
    const { ada, mia, board, body } = await oneOfEach();
    await add(ada, body);
    const { membersChangedAt } = await db.board.findUniqueOrThrow({ where: { id: board.id } });

    const events = await notificationsDuring(() =>
      add(ada, { ...body, user_ids: [mia.id, mia.id], is_viewer_only: "yes" }),
    );

    expect(events).toEqual([]);
    expect([await roleOf(board, mia), await db.activity.count()]).toEqual(["member", 1]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).membersChangedAt).toEqual(membersChangedAt);
  });

  test("runs as many SQL statements for many people and boards as for one of each", async () => {
    const ada = await anAdmin();
    const [first, ...others] = idsOf(await Promise.all(Array.from({ length: 12 }, () => aUser())));
    const board_ids = idsOf(await Promise.all(Array.from({ length: 12 }, () => aBoard())));

    const one = await queryCountOf(POST, { as: ada, body: { user_ids: first, board_ids: board_ids[0] } });

    expect(await queryCountOf(POST, { as: ada, body: { user_ids: others, board_ids } })).toBe(one);
    expect(await db.boardMember.count()).toBe(1 + 11 * 12);
  });

  test("two requests at once, in different orders, add everybody to every board once, with one activity", async () => {
    const ada = await anAdmin();
    const people = idsOf(await Promise.all(Array.from({ length: 5 }, () => aUser())));
    const boards = idsOf(await Promise.all(Array.from({ length: 5 }, () => aBoard())));

    const order = { user_ids: people, board_ids: boards };
    const reversed = { user_ids: people.toReversed(), board_ids: boards.toReversed() };

    const answers = await Promise.all([order, reversed, order, reversed].map((body) => add(ada, body)));

    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    expect([await db.boardMember.count(), await db.activity.count()]).toEqual([25, 25]);
  });

  test("is all or nothing", async () => {
    const { ada, body } = await oneOfEach();

    const { status } = await refusingAtCommit("activity", () => add(ada, body));

    expect([status, await db.boardMember.count()]).toEqual([500, 0]);
  });

  test("a person added to a board without members can be removed again", async () => {
    const { ada, mia, board, body } = await oneOfEach();

    expect((await add(ada, body)).status).toBe(200);
    expect((await call(remove, { as: ada, params: { board_id: board.id, user_id: mia.id } })).status).toBe(200);

    expect(await db.boardMember.count()).toBe(0);
  });

  test.each([
    [{ board_ids: [1] }, { user_ids: "The user_ids field is required." }],
    [{ user_ids: [1], board_ids: [] }, { board_ids: "The board_ids field is required." }],
    [
      { user_ids: "all", board_ids: "all" },
      { user_ids: "The user_ids must be an array.", board_ids: "The board_ids must be an array." },
    ],
    [
      { user_ids: [1], board_ids: [1], is_viewer_only: "perhaps" },
      { is_viewer_only: "The is_viewer_only must be true or false." },
    ],
  ])("answers 400 for %j", async (body, params) => {
    const { json } = await add(await anAdmin(), body);

    expect(json.data.params).toEqual(params);
  });

  test("answers 400 for more memberships than one request may add", async () => {
    const many = Array.from({ length: 200 }, (_, at) => at + 1);

    const { status, json } = await add(await anAdmin(), { user_ids: many, board_ids: many });

    expect([status, json.message]).toEqual([400, "No more than 10000 memberships can be made at once."]);
  });

  test("answers 403 for a manager, also on their own board", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await add(anna, { user_ids: [(await aUser()).id], board_ids: [board.id] })).status).toBe(403);
  });
});
