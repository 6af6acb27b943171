import { describe, expect, test } from "vitest";
import type { RouteHandler } from "@/lib/http/route";
import { call } from "@/lib/testing/call";
import { fingerprint, RECENT_BOARDS } from "@/security/database";
import { boardEndpoints, endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

const writes = boardEndpoints.filter(({ method }) => method !== "GET");

/** The same request as a POST that names its method, as clients behind strict proxies send it. */
const overridden = ({ handler, method }: (typeof writes)[number]): { handler: RouteHandler; headers: Record<string, string> }[] => [
  { handler, headers: {} },
  { handler: Object.assign(handler.bind(null), { method: "POST" as const, handlers: handler.handlers }), headers: { "X-HTTP-Method-Override": method } },
];

describe("a viewer", () => {
  test.each(writes)("$name: 403, directly and by method override, and nothing changes", async (endpoint) => {
    const world = await aWorld();
    const before = await fingerprint();

    for (const { handler, headers } of overridden(endpoint)) {
      const { status } = await call(handler, { as: world.people.viewer, headers, ...requestOf(endpoint, world, world.people.viewer) });

      expect(status).toBe(403);
    }
    expect(await fingerprint()).toBe(before);
  });

  test("may leave the board", async () => {
    const leaving = endpoints.find(({ name }) => name.endsWith("/user/{user_id}/remove"));
    const { people, home } = await aWorld();
    if (!leaving) throw new Error("There is no such endpoint.");

    expect((await call(leaving.handler, { as: people.viewer, params: { board_id: home.board.id, user_id: people.viewer.id } })).status).toBe(200);
  });

  test.each(boardEndpoints.filter(({ method }) => method === "GET"))("$name with an override header stays a GET", async (endpoint) => {
    const world = await aWorld();
    const before = await fingerprint(RECENT_BOARDS);

    const { status } = await call(endpoint.handler, { as: world.people.viewer, headers: { "X-HTTP-Method-Override": "DELETE" }, ...requestOf(endpoint, world, null) });

    expect(status).toBe(200);
    expect(await fingerprint(RECENT_BOARDS)).toBe(before);
  });
});
