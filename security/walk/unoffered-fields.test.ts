import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing";
import { endpoints, named } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld, type World } from "@/security/world";

/** These endpoints change rights, but only those of the named person. */
const CHANGE_RIGHTS: Record<string, (world: World) => { id: number; isServiceAdmin: boolean }> = {
  "POST /boards/v2/managers/add-admins": ({ people }) => ({ id: people.stranger.id, isServiceAdmin: true }),
  "POST /boards/v2/managers/remove-admins": ({ people }) => ({ id: people.service_admin.id, isServiceAdmin: false }),
};

describe.each(named(endpoints.filter(({ method, path }) => method !== "GET" && path.startsWith("/boards/v2"))))(
  "the endpoint %s",
  (_, endpoint) => {
    test("ignores fields that it does not offer, which give no rights and forge no author", async () => {
      const world = await aWorld();
      const actor =
        endpoint.parameters.includes("board_id") && endpoint.method !== "DELETE"
          ? world.people.manager
          : world.people.administrator;
      const before = await rights();

      const { params, query, body } = requestOf(endpoint, world, actor);
      const smuggled = smuggledBy(world.outsider.id);
      const { status } = await call(endpoint.handler, {
        as: actor,
        params,
        query,
        body: { ...smuggled, ...inside(body, smuggled) },
      });

      expect(status).toBeLessThan(500);
      const change = CHANGE_RIGHTS[endpoint.name]?.(world);
      expect(await rights()).toEqual(
        before.map((person) => (person.id === change?.id ? { ...person, ...change } : person)),
      );
      expect(await forgedBy(world.outsider.id)).toEqual({
        boards: 0,
        tasks: 0,
        comments: 0,
        activities: 0,
        managers: 2,
      });
      expect(await db.board.findUnique({ where: { id: 4711 } })).toBeNull();
    });
  },
);

const smuggledBy = (id: number) => ({
  ...{
    id: 4711,
    created_by: id,
    createdById: id,
    comment_by: id,
    activity_by: id,
    actor_id: id,
    author_ip: "6.6.6.6",
    author_name: "Forged",
  },
  ...{
    is_super: true,
    isAdmin: true,
    is_service_admin: true,
    capabilities: ["manage_options"],
    board_role: "manager",
    archived_at: "2000-01-01 00:00:00",
    members: [{ user_id: id, role: "manager" }],
    users: [id],
  },
});

/** Adds the values to the body and to each object in it: `task[created_by]`. */
function inside(body: unknown, smuggled: object): Record<string, unknown> {
  const sent = typeof body === "object" && body !== null ? Object.entries(body as Record<string, unknown>) : [];
  return Object.fromEntries(
    sent.map(([name, value]) => [
      name,
      typeof value === "object" && value !== null && !Array.isArray(value) ? { ...smuggled, ...value } : value,
    ]),
  );
}

const rights = () =>
  db.user.findMany({ orderBy: { id: "asc" }, select: { id: true, login: true, role: true, isServiceAdmin: true } });

/** Records that name a person who only managed another board. */
async function forgedBy(id: number) {
  const [boards, tasks, comments, activities, managers] = await Promise.all([
    db.board.count({ where: { createdById: id, title: { not: { contains: "Nobodys" } } } }),
    db.task.count({ where: { createdById: id, title: { not: { contains: "Nobodys" } } } }),
    db.comment.count({ where: { createdById: id, rawDescription: { not: { contains: "Nobodys" } } } }),
    db.activity.count({ where: { createdById: id } }),
    db.boardMember.count({ where: { userId: id, role: "manager" } }),
  ]);
  return { boards, tasks, comments, activities, managers };
}
