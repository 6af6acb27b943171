import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { call } from "@/lib/testing";
import { type EndpointUnderAttack, endpoints, named } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld, type World } from "@/security/world";

/** GETs write nothing, as the walk of the roles proves; here they are tested with the caller's own id. */
const namesPerson = ({ parameters }: EndpointUnderAttack) =>
  parameters.includes("user_id") || parameters.includes("id");
const isWrite = ({ method }: EndpointUnderAttack) => method !== "GET";

describe.each(named(endpoints.filter((endpoint) => isWrite(endpoint) || namesPerson(endpoint))))(
  "the endpoint %s",
  (_, endpoint) => {
    test("gives no role to a stranger, a viewer or a member who requests one, nor to a manager elsewhere", async () => {
      const world = await aWorld();
      const problems: string[] = [];
      let before = await rolesIn(world);

      for (const role of ["stranger", "viewer", "member"] as const) {
        const me = world.people[role];
        const { params, query, body } = requestOf(endpoint, world, me);
        const ownParams = {
          ...params,
          ...("user_id" in params && { user_id: me.id }),
          ...("id" in params && { id: me.id }),
        };
        const { status } = await call(endpoint.handler, {
          as: me,
          params: ownParams,
          query,
          ...(isWrite(endpoint) && { body: merged(body, extraRights(world, me)) }),
        });

        if (status >= 500) problems.push(`${role}: ${status}`);
        const after = await rolesIn(world);
        problems.push(...after.filter((row) => !before.includes(row)).map((row) => `${role}: now ${row}`));
        before = after;
      }

      expect([...problems, ...(isWrite(endpoint) ? await extraRightsOfManager(endpoint, world) : [])]).toEqual([]);
    });
  },
);

/** Properties of more rights, added to the body of every endpoint. */
const extraRights = ({ people, home, foreign }: World, me: User) => ({
  ...{
    memberId: me.id,
    userId: me.id,
    user_id: me.id,
    user_ids: [me.id],
    member_ids: [me.id],
    isViewerOnly: "no",
    is_viewer_only: "no",
  },
  ...{
    role: "manager",
    board_role: "manager",
    is_admin: true,
    is_board_admin: true,
    is_super: true,
    isAdmin: true,
    owner: me.id,
    created_by: me.id,
  },
  ...{
    roles: { [home.board.id]: "admin", [foreign.board.id]: "admin" },
    users: [{ ID: me.id, role: "admin" }],
    members: { [me.id]: "manager", [people.manager.id]: null },
  },
});

/** Everyone's roles on both boards and on the site. */
async function rolesIn({ home, foreign }: World): Promise<string[]> {
  const members = await db.boardMember.findMany({ where: { boardId: { in: [home.board.id, foreign.board.id] } } });
  const users = await db.user.findMany();
  return [
    ...members.map(({ boardId, userId, role }) => `${userId} is ${role} of board ${boardId}`),
    ...users.map(({ id, role, isServiceAdmin }) => `${id} is ${role}${isServiceAdmin ? " and super" : ""}`),
  ];
}

const merged = (body: unknown, more: object) => ({ ...more, ...(typeof body === "object" ? body : {}) });

/** A manager's attempts on the other board and on the site. */
async function extraRightsOfManager(endpoint: EndpointUnderAttack, world: World): Promise<string[]> {
  const { manager } = world.people;
  const elsewhere = async () =>
    (await rolesIn(world)).filter((row) => !row.endsWith(`of board ${world.home.board.id}`)).sort();
  const before = await elsewhere();

  const { params, query, body } = requestOf(endpoint, world, manager, world.foreign);
  const { status } = await call(endpoint.handler, {
    as: manager,
    params,
    query,
    body: merged(body, extraRights(world, manager)),
  });

  const after = await elsewhere();
  const changed = [
    ...after.filter((row) => !before.includes(row)),
    ...before.filter((row) => !after.includes(row)).map((row) => `no longer ${row}`),
  ];
  return [...(status < 500 ? [] : [`manager: ${status}`]), ...changed.map((row) => `manager of another board: ${row}`)];
}
