import { describe, expect, test } from "vitest";
import type { BoardRole, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  accountOf,
  aMember,
  anAdmin,
  aServiceAdmin,
  aStage,
  aUser,
  boardLinks,
  boardsWithChangedMembers,
  call,
  expectUnassigned,
  linkToTaskAndStage,
  queryCountOf,
  refusingAtCommit,
  statusesOf,
  watchBoard,
} from "@/lib/testing";
import { GET as readBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST, DELETE } from "./route";

const sync = (as: User, person: { id: number }, roles: unknown) =>
  call(POST, { as, params: { user_id: person.id }, body: { roles } });
const rolesOf = async ({ id }: { id: number }) =>
  Object.fromEntries(
    (await db.boardMember.findMany({ where: { userId: id } })).map(({ boardId, role }) => [boardId, role]),
  );

/** Mia is on a board for each of these roles; somebody else manages them. */
async function miaWith(...roles: (BoardRole | null)[]) {
  const [ada, mia, other] = [await anAdmin(), await aUser({ displayName: "Mia" }), await aUser()];
  const boards = [];
  for (const role of roles) {
    const board = await aBoard({ members: [[other, "manager"]] });
    if (role) await aMember(board, mia, role);
    boards.push(board);
  }
  const [one, two, three, four] = boards.map(({ id }) => id);
  return { ada, mia, other, boards, one: one ?? 0, two: two ?? 0, three: three ?? 0, four: four ?? 0 };
}

describe("POST /managers/roles/:user_id", () => {
  test("sets the roles, removes the person from boards that are missing or empty, and adds new ones as a member whatever the role", async () => {
    const { ada, mia, one, two, three, four } = await miaWith("viewer", "member", "manager", null);

    const { json } = await sync(ada, mia, { [one]: "admin", [two]: "", [four]: "admin" });

    expect(json).toEqual({ message: "User roles has been synced successfully." });
    expect(await rolesOf(mia)).toEqual({ [one]: "manager", [four]: "member" });
    expect(await boardsWithChangedMembers()).toEqual([one, two, three, four]);
    expect(await db.activity.findMany({ orderBy: { boardId: "asc" } })).toMatchObject([
      { boardId: one, action: "changed", column: "role", oldValue: "viewer", newValue: "admin", createdById: ada.id },
      { boardId: two, action: "removed", column: "member", newValue: "Mia" },
      { boardId: three, action: "removed", column: "member", newValue: "Mia" },
      { boardId: four, action: "added", column: "member", newValue: "Mia" },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("a second request sets the role on a board that was new to the person in the first one", async () => {
    const { ada, mia, one } = await miaWith(null);

    await sync(ada, mia, { [one]: "viewer" });
    await sync(ada, mia, { [one]: "viewer" });

    expect(await rolesOf(mia)).toEqual({ [one]: "viewer" });
  });

  test.each([
    ["admin", "manager"],
    ["manager", "manager"],
    ["member", "member"],
    ["viewer", "viewer"],
  ] as const)("%j makes a %s", async (word, role) => {
    const { ada, mia, one } = await miaWith(role === "member" ? "viewer" : "member");

    await sync(ada, mia, { [one]: word });

    expect(await rolesOf(mia)).toEqual({ [one]: role });
  });

  test("leaves current roles without an activity; no role at all removes the person from every board", async () => {
    const { ada, mia, one, two } = await miaWith("manager", "viewer");

    await sync(ada, mia, { [one]: "admin", [two]: "viewer" });
    expect([await db.activity.count(), await boardsWithChangedMembers()]).toEqual([0, []]);

    expect((await sync(ada, mia, {})).status).toBe(200);
    expect(await rolesOf(mia)).toEqual({});
  });

  test("a person who leaves a board loses assignments, watching and stage defaults there; elsewhere all stays", async () => {
    const { ada, mia, one, two } = await miaWith("member", "member");
    for (const id of [one, two]) await linkToTaskAndStage(await aStage({ id }), mia);

    await sync(ada, mia, { [two]: "member" });

    expect(await boardLinks(mia)).toEqual([1, 1, 1, 1, 1]);
    expect(await db.taskAssignee.findMany({ include: { task: true } })).toMatchObject([{ task: { boardId: two } }]);
  });

  test("an admin may leave a board without a manager, as everywhere", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await sync(await aServiceAdmin(), anna, { [board.id]: "member" })).status).toBe(200);
    expect(await rolesOf(anna)).toEqual({ [board.id]: "member" });
  });

  test.each([
    ["a site administrator", anAdmin],
    ["a service admin", aServiceAdmin],
  ])("answers 400 for %s, also about oneself, and nothing changes", async (_, someone) => {
    const { ada, one } = await miaWith(null);
    const person = await someone();
    await aMember({ id: one }, person);

    for (const caller of [ada, person]) {
      const { status, json } = await sync(caller, person, {});
      expect([status, json.message]).toEqual([400, "You can not sync access for super admin."]);
    }
    expect(await rolesOf(person)).toEqual({ [one]: "member" });
  });

  test("answers 404 for an unknown board or person, and no other role changes", async () => {
    const { ada, mia, one } = await miaWith("member");

    for (const id of [999_999, 99_999_999_999]) {
      const { status, json } = await sync(ada, mia, { [one]: "admin", [id]: "member" });
      expect([status, json.message]).toEqual([404, "Board not found"]);
      expect((await sync(ada, { id }, {})).json.message).toBe("User not found");
    }
    expect(await rolesOf(mia)).toEqual({ [one]: "member" });
  });

  test.each([
    [undefined, "The roles field is required."],
    ["", "The roles field is required."],
    ["admin", "The roles must be an array."],
    [{ x: "admin" }, "The roles format is invalid."],
    [{ "-1": "admin" }, "The roles format is invalid."],
    [["admin"], "The roles format is invalid."],
    [{ 1: "owner" }, "The roles format is invalid."],
    [{ 1: ["admin"] }, "The roles format is invalid."],
    [{ 1: true }, "The roles format is invalid."],
  ])("answers 400 for %j, and nothing changes", async (roles, message) => {
    const { ada, mia, one } = await miaWith("member");

    const { status, json } = await sync(ada, mia, roles);

    expect([status, json.data?.params]).toEqual([400, { roles: message }]);
    expect(await rolesOf(mia)).toEqual({ [one]: "member" });
  });

  test("runs as many SQL statements for many boards as for one", async () => {
    const mixed: (BoardRole | null)[] = ["viewer", "member", "manager", null];
    const [one, many] = [await miaWith(...mixed), await miaWith(...mixed, ...mixed, ...mixed)];
    const settle = async ({ ada, mia, boards }: typeof one) => {
      const joining = boards.map(({ id }, at): [number, string] => [id, ["admin", "", "", "member"][at % 4] ?? ""]);
      await sync(ada, mia, await rolesOf(mia));
      return (await sync(ada, mia, Object.fromEntries(joining))).queries;
    };

    expect(await settle(many)).toBe(await settle(one));
    expect(
      Object.values(await rolesOf(many.mia))
        .sort()
        .join(" "),
    ).toBe("manager manager manager member member member");
  });

  test("leaves templates, which GET managers does not list, as they are", async () => {
    const { ada, mia, one } = await miaWith("member");
    const [template, another] = [
      await aBoard({ isTemplate: true, members: [[mia, "manager"]] }),
      await aBoard({ isTemplate: true }),
    ];

    expect((await sync(ada, mia, { [one]: "viewer" })).status).toBe(200);
    expect((await sync(ada, mia, { [one]: "viewer", [another.id]: "member" })).json.message).toBe("Board not found");

    expect(await rolesOf(mia)).toEqual({ [one]: "viewer", [template.id]: "manager" });
  });

  test("a form names the boards by numbers in brackets", async () => {
    const { ada, mia, one, two } = await miaWith("member", "viewer");

    const form = new URLSearchParams(`roles[${one}]=viewer&roles[${two}]=`);
    const { status } = await call(POST, { as: ada, params: { user_id: mia.id }, body: form });

    expect(status).toBe(200);
    expect(await rolesOf(mia)).toEqual({ [one]: "viewer" });
  });

  test("is all or nothing: when one board refuses, all keep their roles", async () => {
    const { ada, mia, one, two, three } = await miaWith("member", "manager", null);
    const before = await rolesOf(mia);

    const { status } = await refusingAtCommit("activity", () =>
      sync(ada, mia, { [one]: "viewer", [two]: "", [three]: "member" }),
    );

    expect(status).toBe(500);
    expect([await rolesOf(mia), await db.activity.count(), await boardsWithChangedMembers()]).toEqual([before, 0, []]);
  });

  test("of two requests at once for the same person one wins entirely, with the activities of both", async () => {
    const { ada, mia, one, two } = await miaWith("member", "member");
    const wishes = [
      { [one]: "viewer", [two]: "admin" },
      { [one]: "admin", [two]: "viewer" },
    ];

    const answers = await Promise.all(wishes.map((roles) => sync(ada, mia, roles)));

    expect(statusesOf(answers)).toEqual([200, 200]);
    expect([
      { [one]: "viewer", [two]: "manager" },
      { [one]: "manager", [two]: "viewer" },
    ]).toContainEqual(await rolesOf(mia));
    expect(await db.activity.count()).toBe(4);
  });

  test("answers the same 403 for a manager, whether the person exists or not", async () => {
    const { mia, other, one } = await miaWith("member");

    for (const person of [mia, { id: 999_999 }])
      expect((await sync(other, person, { [one]: "admin" })).json.message).toBe(
        "Sorry, you are not allowed to do that.",
      );
  });
});

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

    const { json } = await remove(ada, sam);

    expect(json).toEqual({ message: "User has been removed from all boards." });
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
      expect([status, json.message]).toEqual([400, "You can not remove a site administrator."]);
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
    const { max, ...world } = await aBoardOfAnna();
    const ada = await anAdmin();

    await expectUnassigned(world, max, () => remove(ada, max));
  });

  test("answers 404 for an unknown id; the same 403 for a manager, whether the person exists or not", async () => {
    const { anna, max } = await aBoardOfAnna();

    expect((await remove(await anAdmin(), { id: 999_999 })).json.message).toBe("User not found");
    for (const person of [max, { id: 999_999 }]) expect((await remove(anna, person)).status).toBe(403);
  });
});
