import { describe, expect, test } from "vitest";
import type { Board, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard } from "@/lib/testing/boards";
import { call } from "@/lib/testing/call";
import { anAdmin, aUser } from "@/lib/testing/people";
import { roleOf } from "@/lib/testing/role-changes";
import { endpointNamed, endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld, type World } from "@/security/world";

type Door = (as: User, board: Board, person: User) => ReturnType<typeof call>;

const byPath = (change: string): Door => {
  const { handler } = endpointNamed(`POST /boards/v2/projects/{board_id}/user/{user_id}/${change}`);
  return (as, board, person) => call(handler, { as, params: { board_id: board.id, user_id: person.id } });
};
const removing = endpointNamed("DELETE /boards/v2/remove-user-from-board");
const syncing = endpointNamed("POST /boards/v2/managers/roles/{user_id}");
const deleting = endpointNamed("DELETE /wp/v2/users/{user_id}");
const changing = endpointNamed("PUT /wp/v2/users/{user_id}");

/** Every way in which somebody ceases to manage a board. */
const DOORS: Record<string, Door> = {
  "make-member": byPath("make-member"),
  "make-viewer": byPath("make-viewer"),
  "remove-manager": byPath("remove-manager"),
  remove: byPath("remove"),
  "remove-user-from-board": (as, board, person) => call(removing.handler, { as, body: { boardId: board.id, userId: person.id } }),
};
const doors = Object.entries(DOORS).map(([name, through]) => ({ name, through }));
const pairs = doors.flatMap((one) => doors.map((other) => ({ name: `${one.name} and ${other.name}`, one: one.through, other: other.through })));

const managersOf = ({ id }: Board) => db.boardMember.count({ where: { boardId: id, role: "manager" } });

async function twoManagers() {
  const [one, other] = [await aUser(), await aUser()];
  return { one, other, board: await aBoard({ members: [[one, "manager"], [other, "manager"]] }) };
}

describe("S31 of two managers at the same moment one stays", () => {
  test.each(pairs)("$name: who take each other's role away", async ({ one: door, other: otherDoor }) => {
    const { one, other, board } = await twoManagers();

    const answers = await Promise.all([door(one, board, other), otherDoor(other, board, one)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await managersOf(board)).toBe(1);
  });

  test.each(pairs)("$name: who give up their own", async ({ one: door, other: otherDoor }) => {
    const { one, other, board } = await twoManagers();

    const answers = await Promise.all([door(one, board, one), otherDoor(other, board, other)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await managersOf(board)).toBe(1);
  });

  test.each(doors)("$name: one leaves while the other is removed by him", async ({ through }) => {
    const { one, other, board } = await twoManagers();

    const answers = await Promise.all([through(one, board, other), through(one, board, one)]);

    expect(answers.map(({ status }) => status).filter((status) => ![200, 403, 409].includes(status))).toEqual([]);
    expect(await managersOf(board)).toBe(1);
  });

  test("settled by an admin while the other leaves: nobody but the admin takes the last one away", async () => {
    const { one, other, board } = await twoManagers();
    const ada = await anAdmin();

    const [settled, left] = await Promise.all([
      call(syncing.handler, { as: ada, params: { user_id: one.id }, body: { roles: { [board.id]: "member" } } }),
      DOORS.remove?.(other, board, other),
    ]);

    expect(settled.status).toBe(200);
    expect([200, 409]).toContain(left?.status);
    expect(await managersOf(board)).toBe(left?.status === 200 ? 0 : 1);
  });
});

describe("S31 of two site administrators at the same moment one stays", () => {
  const ways: Record<string, (as: User, person: User) => ReturnType<typeof call>> = {
    demote: (as, person) => call(changing.handler, { as, params: { user_id: person.id }, body: { roles: ["subscriber"] } }),
    delete: (as, person) => call(deleting.handler, { as, params: { user_id: person.id }, body: { force: true, reassign: false } }),
  };

  test.each([["demote", "demote"], ["demote", "delete"], ["delete", "delete"]])("who %s and %s each other", async (first, second) => {
    const [one, other] = [await anAdmin(), await anAdmin()];

    await Promise.all([ways[first]?.(one, other), ways[second]?.(other, one)]);

    expect(await db.user.count({ where: { role: "administrator" } })).toBe(1);
  });
});

/** What somebody would send who wants more: in every endpoint's body, beside what it needs. */
const wishes = ({ people, home, foreign }: World, me: User) => ({
  ...{ memberId: me.id, userId: me.id, user_id: me.id, user_ids: [me.id], member_ids: [me.id], isViewerOnly: "no", is_viewer_only: "no" },
  ...{ role: "manager", board_role: "manager", is_admin: true, is_board_admin: true, is_super: true, isAdmin: true, owner: me.id, created_by: me.id },
  ...{ roles: { [home.board.id]: "admin", [foreign.board.id]: "admin" }, users: [{ ID: me.id, role: "admin" }], members: { [me.id]: "manager", [people.manager.id]: null } },
});

/** Everybody's roles on the two boards and on the site. */
async function rolesIn({ home, foreign }: World): Promise<string[]> {
  const members = await db.boardMember.findMany({ where: { boardId: { in: [home.board.id, foreign.board.id] } } });
  const users = await db.user.findMany();
  return [...members.map(({ boardId, userId, role }) => `${userId} is ${role} of board ${boardId}`), ...users.map(({ id, role, isServiceAdmin }) => `${id} is ${role}${isServiceAdmin ? " and super" : ""}`)];
}

const merged = (body: unknown, more: object) => ({ ...more, ...(typeof body === "object" ? body : {}) });

describe("S31 no door gives somebody a role who may not give it", () => {
  test.each(endpoints)("$name: not to a stranger, a viewer or a member of himself", async (endpoint) => {
    const world = await aWorld();

    for (const role of ["stranger", "viewer", "member"] as const) {
      const me = world.people[role];
      const before = await rolesIn(world);
      const { params, query, body } = requestOf(endpoint, world, me);
      const mine = { ...params, ...("user_id" in params && { user_id: me.id }), ...("id" in params && { id: me.id }) };
      const { status } = await call(endpoint.handler, { as: me, params: mine, query, ...(endpoint.method !== "GET" && { body: merged(body, wishes(world, me)) }) });

      expect(status).toBeLessThan(500);
      expect((await rolesIn(world)).filter((row) => !before.includes(row))).toEqual([]);
    }
  });

  test.each(endpoints.filter(({ method }) => method !== "GET"))("$name: not to a manager on a board that he does not manage, nor on the site", async (endpoint) => {
    const world = await aWorld();
    const { manager } = world.people;
    const before = await rolesIn(world);

    const { params, query, body } = requestOf(endpoint, world, manager, world.foreign);
    const { status } = await call(endpoint.handler, { as: manager, params, query, body: merged(body, wishes(world, manager)) });

    expect(status).toBeLessThan(500);
    const aboutOthers = (rows: string[]) => rows.filter((row) => !row.endsWith(`of board ${world.home.board.id}`)).sort();
    expect(aboutOthers(await rolesIn(world))).toEqual(aboutOthers(before));
  });
});

describe("S31 a manager", () => {
  test("promotes nobody on another's board, whichever door names it", async () => {
    const { people, foreign } = await aWorld();
    const me = people.manager;

    const statuses = await Promise.all([
      ...doors.map(async ({ through }) => (await through(me, foreign.board, foreign.owner)).status),
      byPath("make-manager")(me, foreign.board, foreign.member).then(({ status }) => status),
      call(syncing.handler, { as: me, params: { user_id: me.id }, body: { roles: { [foreign.board.id]: "admin" } } }).then(({ status }) => status),
    ]);

    expect(new Set(statuses)).toEqual(new Set([403]));
    expect([await roleOf(foreign.board, foreign.owner), await roleOf(foreign.board, foreign.member), await roleOf(foreign.board, me)]).toEqual(["manager", "member", undefined]);
  });

  test("who was one until a moment ago changes nobody any more", async () => {
    const { one, other, board } = await twoManagers();
    await DOORS["make-member"]?.(other, board, one);

    for (const { through } of doors) expect((await through(one, board, other)).status).toBe(403);
    expect((await byPath("make-manager")(one, board, one)).status).toBe(403);

    expect([await roleOf(board, one), await roleOf(board, other)]).toEqual(["member", "manager"]);
  });
});
