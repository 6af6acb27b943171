import { stringify } from "qs";
import { describe, expect, test } from "vitest";
import type { RouteHandler } from "@/lib/http/route";
import { call } from "@/lib/testing/http/call";
import { fingerprint, RECENT_BOARDS } from "@/security/database";
import { type EndpointUnderAttack, endpointNamed } from "@/security/endpoints";
import { requestOf, type Sent } from "@/security/requests";
import { aWorld } from "@/security/world";

/** One path that has a POST of its own, and one that has none. */
const writes = [
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/subtask-group",
  "DELETE /boards/v2/projects/{board_id}",
].map(endpointNamed);
const readings = ["GET /boards/v2/projects/{board_id}", "GET /boards/v2/projects/{board_id}/tasks/{task_id}"].map(
  endpointNamed,
);

const asPost = ({ handler }: EndpointUnderAttack): RouteHandler =>
  Object.assign(handler.bind(null), { method: "POST" as const, handlers: handler.handlers });
const form = { "content-type": "application/x-www-form-urlencoded" };

/** A POST that names its method, as clients behind strict proxies send it. */
const overridden: Record<
  string,
  (
    endpoint: EndpointUnderAttack,
    sent: Sent,
  ) => { handler: RouteHandler; sent: Sent & { headers?: Record<string, string> } }
> = {
  "by header": (endpoint, sent) => ({
    handler: asPost(endpoint),
    sent: { ...sent, headers: { "X-HTTP-Method-Override": endpoint.method } },
  }),
  "by _method in the query": (endpoint, sent) => ({
    handler: asPost(endpoint),
    sent: { ...sent, query: { ...sent.query, _method: endpoint.method } },
  }),
  "by _method in the query of a form": (endpoint, sent) => ({
    handler: asPost(endpoint),
    sent: { ...sent, query: { ...sent.query, _method: endpoint.method }, body: stringify(sent.body), headers: form },
  }),
};

describe("a viewer", () => {
  test.each(writes.flatMap((endpoint) => Object.keys(overridden).map((way) => ({ ...endpoint, way }))))(
    "is refused for $name $way, and nothing changes",
    async ({ way, ...endpoint }) => {
      const world = await aWorld();
      const before = await fingerprint();

      const { handler, sent } = overridden[way]?.(endpoint, requestOf(endpoint, world, world.people.viewer)) ?? {};
      const { status } = await call(handler ?? endpoint.handler, { as: world.people.viewer, ...sent });

      expect(status).toBe(403);
      expect(await fingerprint()).toBe(before);
    },
  );

  test.each(writes)("cannot override $name by _method in a form, and nothing changes", async (endpoint) => {
    const world = await aWorld();
    const sent = requestOf(endpoint, world, world.people.viewer);
    const before = await fingerprint();

    const { status } = await call(asPost(endpoint), {
      as: world.people.viewer,
      ...sent,
      body: stringify({ ...(sent.body as object), _method: endpoint.method }),
      headers: form,
    });

    expect(status).toBe(endpoint.handler.handlers.POST ? 403 : 404);
    expect(await fingerprint()).toBe(before);
  });

  test("may leave a board", async () => {
    const leaving = endpointNamed("POST /boards/v2/projects/{board_id}/user/{user_id}/remove");
    const { people, home } = await aWorld();

    expect(
      (
        await call(leaving.handler, {
          as: people.viewer,
          params: { board_id: home.board.id, user_id: people.viewer.id },
        })
      ).status,
    ).toBe(200);
  });

  test.each(readings)("cannot override $name, which stays a GET", async (endpoint) => {
    const world = await aWorld();
    const before = await fingerprint(RECENT_BOARDS);

    const { status } = await call(endpoint.handler, {
      as: world.people.viewer,
      headers: { "X-HTTP-Method-Override": "DELETE" },
      ...requestOf(endpoint, world, null),
    });

    expect(status).toBe(200);
    expect(await fingerprint(RECENT_BOARDS)).toBe(before);
  });
});
