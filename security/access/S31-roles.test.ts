import { describe, expect, test } from "vitest";
import type { Board, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, anAdmin, aUser, call, roleOf, statusesOf } from "@/lib/testing";
import { endpointNamed } from "@/security/endpoints";
import { aWorld } from "@/security/world";

type Removal = (as: User, board: Board, person: User) => ReturnType<typeof call>;

const removalByPath = (change: string): Removal => {
  const { handler } = endpointNamed(`POST /boards/v2/projects/{board_id}/user/{user_id}/${change}`);
  return (as, board, person) => call(handler, { as, params: { board_id: board.id, user_id: person.id } });
};
const removing = endpointNamed("DELETE /boards/v2/remove-user-from-board");
const syncing = endpointNamed("POST /boards/v2/managers/roles/{user_id}");
const deleting = endpointNamed("DELETE /wp/v2/users/{user_id}");
const changing = endpointNamed("PUT /wp/v2/users/{user_id}");

/** All ways in which someone loses the role of a manager. */
const REMOVALS: Record<string, Removal> = {
  "make-member": removalByPath("make-member"),
  "make-viewer": removalByPath("make-viewer"),
  "remove-manager": removalByPath("remove-manager"),
  remove: removalByPath("remove"),
  "remove-user-from-board": (as, board, person) =>
    call(removing.handler, { as, body: { boardId: board.id, userId: person.id } }),
};
const removals = Object.entries(REMOVALS).map(([name, removeManager]) => ({ name, removeManager }));
const pairs = removals.flatMap((one) =>
  removals.map((other) => ({
    name: `${one.name} and ${other.name}`,
    one: one.removeManager,
    other: other.removeManager,
  })),
);

const managersOf = ({ id }: Board) => db.boardMember.count({ where: { boardId: id, role: "manager" } });

async function twoManagers() {
  const [one, other] = [await aUser(), await aUser()];
  const board = await aBoard({ members: [one, other].map((user) => [user, "manager"]) });
  return { one, other, board };
}

describe("S31 one of two managers stays when both act at the same moment", () => {
  test.each(pairs)("taking each other's role away, or giving up their own: $name", async (ways) => {
    for (const [isOwn, refusal] of [
      [false, 403],
      [true, 409],
    ] as const) {
      const { one, other, board } = await twoManagers();

      const answers = await Promise.all([
        ways.one(one, board, isOwn ? one : other),
        ways.other(other, board, isOwn ? other : one),
      ]);

      expect(statusesOf(answers).sort()).toEqual([200, refusal]);
      expect(await managersOf(board)).toBe(1);
    }
  });

  test.each(removals)("one leaving while removing the other: $name", async ({ removeManager }) => {
    const { one, other, board } = await twoManagers();

    const answers = await Promise.all([removeManager(one, board, other), removeManager(one, board, one)]);

    expect(statusesOf(answers).filter((status) => ![200, 403, 409].includes(status))).toEqual([]);
    expect(await managersOf(board)).toBe(1);
  });

  test("unless an admin removes one while the other leaves", async () => {
    const { one, other, board } = await twoManagers();
    const ada = await anAdmin();

    const [settled, left] = await Promise.all([
      call(syncing.handler, { as: ada, params: { user_id: one.id }, body: { roles: { [board.id]: "member" } } }),
      REMOVALS.remove?.(other, board, other),
    ]);

    expect(settled.status).toBe(200);
    expect([200, 409]).toContain(left?.status);
    expect(await managersOf(board)).toBe(left?.status === 200 ? 0 : 1);
  });
});

describe("S31 one of two site administrators stays when both act at the same moment", () => {
  const ways: Record<string, (as: User, person: User) => ReturnType<typeof call>> = {
    demote: (as, person) =>
      call(changing.handler, { as, params: { user_id: person.id }, body: { roles: ["subscriber"] } }),
    delete: (as, person) =>
      call(deleting.handler, { as, params: { user_id: person.id }, body: { force: true, reassign: false } }),
  };

  test.each([
    ["demote", "demote"],
    ["demote", "delete"],
    ["delete", "delete"],
  ])("and they %s and %s each other", async (first, second) => {
    const [one, other] = [await anAdmin(), await anAdmin()];

    await Promise.all([ways[first]?.(one, other), ways[second]?.(other, one)]);

    expect(await db.user.count({ where: { role: "administrator" } })).toBe(1);
  });
});

describe("S31 a manager", () => {
  test("promotes nobody on another team's board, whichever route names it", async () => {
    const { people, foreign } = await aWorld();
    const me = people.manager;

    const statuses = await Promise.all([
      ...removals.map(async ({ removeManager }) => (await removeManager(me, foreign.board, foreign.owner)).status),
      removalByPath("make-manager")(me, foreign.board, foreign.member).then(({ status }) => status),
      call(syncing.handler, {
        as: me,
        params: { user_id: me.id },
        body: { roles: { [foreign.board.id]: "admin" } },
      }).then(({ status }) => status),
    ]);

    expect(new Set(statuses)).toEqual(new Set([403]));
    expect([
      await roleOf(foreign.board, foreign.owner),
      await roleOf(foreign.board, foreign.member),
      await roleOf(foreign.board, me),
    ]).toEqual(["manager", "member", undefined]);
  });

  test("changes nobody after losing the role", async () => {
    const { one, other, board } = await twoManagers();
    await REMOVALS["make-member"]?.(other, board, one);

    for (const { removeManager } of removals) expect((await removeManager(one, board, other)).status).toBe(403);
    expect((await removalByPath("make-manager")(one, board, one)).status).toBe(403);

    expect([await roleOf(board, one), await roleOf(board, other)]).toEqual(["member", "manager"]);
  });
});
