import { describe, expect, test } from "vitest";
import type { BoardRole, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aMember, anAdmin, aServiceAdmin, aUser, call } from "@/lib/testing";
import { fingerprint } from "@/security/database";
import { endpointNamed } from "@/security/endpoints";
import { ROLES } from "@/scripts/contract/endpoints/entry";
import { anotherWorld } from "@/security/walk/clean-world";
import { aWorld, personOf, type World } from "@/security/world";

interface Target {
  /** The target's role before the change. */
  role: BoardRole;
  target: (world: World, actor: User | null) => Promise<User> | User;
  /** The status for each acting role, in the order of `ROLES`. */
  statuses: number[];
  removed?: number[];
}

/** A new person on the board. */
const someone = (role: BoardRole, forManager = 200, person: () => Promise<User> = aUser): Target => ({
  role,
  target: async ({ home }) => {
    const user = await person();
    await aMember(home.board, user, role);
    return user;
  },
  statuses: [401, 403, 403, 403, forManager, 200, 200],
});

const TARGETS: Record<string, Target> = {
  "another manager": someone("manager"),
  "a member": someone("member"),
  "a viewer": someone("viewer"),
  "an administrator": someone("member", 403, anAdmin),
  "a service admin who manages the board": someone("manager", 403, aServiceAdmin),
  "somebody who is not on the board": {
    role: "member",
    target: ({ outsider }) => outsider,
    statuses: [401, 403, 404, 404, 404, 404, 404],
  },
  oneself: {
    role: "manager",
    target: async (world, actor) => {
      await aMember(world.home.board, await aUser(), "manager");
      return actor ?? world.target;
    },
    statuses: [401, 403, 403, 403, 200, 404, 404],
    removed: [401, 403, 200, 200, 200, 404, 404],
  },
  "the last manager": {
    role: "manager",
    target: async ({ people, deputy }) => {
      await db.boardMember.deleteMany({ where: { userId: deputy.id } });
      return people.manager;
    },
    statuses: [401, 403, 403, 403, 409, 200, 200],
  },
};

const CHANGES: Record<string, Record<BoardRole, BoardRole | null>> = {
  "make-manager": { manager: "manager", member: "manager", viewer: "manager" },
  "make-member": { manager: "member", member: "member", viewer: "member" },
  "make-viewer": { manager: "viewer", member: "viewer", viewer: "viewer" },
  "remove-manager": { manager: "member", member: "member", viewer: "viewer" },
  remove: { manager: null, member: null, viewer: null },
};

const cases = Object.keys(CHANGES).flatMap((change) => Object.keys(TARGETS).map((whom) => ({ change, whom })));

describe("POST /projects/:board_id/user/:user_id", () => {
  test.each(cases)(
    "$change of $whom is allowed for the documented roles, and changes nothing for others",
    async ({ change, whom }) => {
      const endpoint = endpointNamed(`POST /boards/v2/projects/{board_id}/user/{user_id}/${change}`);
      const statuses: number[] = [];
      let world = await aWorld();

      for (const role of ROLES) {
        const actor = personOf(world, role);
        const target = await TARGETS[whom]?.target(world, actor);
        const where = { boardId: world.home.board.id, userId: target?.id ?? 0 };
        const membership = await db.boardMember.findFirst({ where });
        const before = await fingerprint();

        const { status } = await call(endpoint.handler, {
          as: actor ?? undefined,
          params: { board_id: where.boardId, user_id: where.userId },
        });

        statuses.push(status);
        if (status >= 400) expect(await fingerprint()).toBe(before);
        else {
          expect((await db.boardMember.findFirst({ where }))?.role ?? null).toBe(
            membership && CHANGES[change]?.[membership.role],
          );
          world = await anotherWorld();
        }
      }
      expect(statuses).toEqual(statusesOf(change, whom));
    },
  );
});

/** Setting the role that the target already has is refused. */
function statusesOf(change: string, whom: string) {
  const { role, statuses = [], removed } = TARGETS[whom] ?? {};
  if (change === "remove") return removed ?? statuses;
  const isSame = role !== undefined && CHANGES[change]?.[role] === role;
  return statuses.map((status) => (isSame && [200, 409].includes(status) ? 400 : status));
}
