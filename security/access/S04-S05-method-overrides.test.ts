import { stringify } from "qs";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aBrowserOf, call } from "@/lib/testing";
import { fingerprint, fingerprints } from "@/security/database";
import { type EndpointUnderAttack, endpointNamed } from "@/security/endpoints";
import { requestOf, send, type Sent } from "@/security/requests";
import { aWorld } from "@/security/world";

const DELETION = endpointNamed("DELETE /boards/v2/projects/{board_id}");
/** One path that has a POST of its own, and one that has none. */
const writes = [endpointNamed("PUT /boards/v2/projects/{board_id}/tasks/{task_id}/subtask-group"), DELETION];
const readings = ["GET /boards/v2/projects/{board_id}", "GET /boards/v2/projects/{board_id}/tasks/{task_id}"].map(
  endpointNamed,
);

/** Serves the endpoint's path to a request of another method. */
const calledBy = (method: "GET" | "POST", { handler }: EndpointUnderAttack): RouteHandler =>
  Object.assign(handler.bind(null), { method, handlers: handler.handlers });
const form = { "content-type": "application/x-www-form-urlencoded" };

/** A POST that names its method, as clients behind strict proxies send it. */
const WAYS: Record<string, (method: string, sent: Sent) => Partial<Sent> & { headers?: Record<string, string> }> = {
  "by header": (method) => ({ headers: { "X-HTTP-Method-Override": method } }),
  "by _method in the query": (method, { query }) => ({ query: { ...query, _method: method } }),
  "by _method in the query of a form": (method, { query, body }) => ({
    query: { ...query, _method: method },
    body: stringify(body),
    headers: form,
  }),
};

describe("S4 a viewer", () => {
  test.each(writes.flatMap((endpoint) => Object.entries(WAYS).map(([way, override]) => ({ endpoint, way, override }))))(
    "is refused for $endpoint.name $way, and nothing changes",
    async ({ endpoint, override }) => {
      const world = await aWorld();
      const { viewer } = world.people;
      const sent = requestOf(endpoint, world, viewer);
      const before = await fingerprint();

      const { status } = await call(calledBy("POST", endpoint), {
        as: viewer,
        ...sent,
        ...override(endpoint.method, sent),
      });

      expect(status).toBe(403);
      expect(await fingerprint()).toBe(before);
    },
  );

  test.each(writes)("cannot override $name by _method in a form, and nothing changes", async (endpoint) => {
    const world = await aWorld();
    const sent = requestOf(endpoint, world, world.people.viewer);
    const before = await fingerprint();

    const { status } = await call(calledBy("POST", endpoint), {
      as: world.people.viewer,
      ...sent,
      body: stringify({ ...(sent.body as object), _method: endpoint.method }),
      headers: form,
    });

    expect(status).toBe(endpoint.handler.handlers.POST ? 403 : 404);
    expect(await fingerprint()).toBe(before);
  });

  test.each(readings)("cannot override $name, which stays a GET", async (endpoint) => {
    const world = await aWorld();
    const before = (await fingerprints()).withoutVisits;

    const headers = { "X-HTTP-Method-Override": "DELETE" };
    expect((await send(endpoint, world, world.people.viewer, { headers })).status).toBe(200);

    expect((await fingerprints()).withoutVisits).toBe(before);
  });
});

describe("S5 a method override", () => {
  test.each([
    ["header", { headers: { "X-HTTP-Method-Override": "DELETE" } }],
    ["query", { query: { _method: "DELETE" } }],
  ] as const)("by %s is authorized like the method that it names", async (_, override) => {
    const { people, home } = await aWorld();
    const params = { board_id: home.board.id };
    const statusOf = async (method: "GET" | "POST", as: typeof people.member) =>
      (await call(calledBy(method, DELETION), { as, params, ...override })).status;

    expect([
      await statusOf("POST", people.member),
      await statusOf("POST", people.manager),
      await statusOf("GET", people.administrator),
      await db.board.count({ where: { id: home.board.id } }),
      await statusOf("POST", people.administrator),
    ]).toEqual([403, 403, 200, 1, 200]);
  });

  test("still requires the nonce", async () => {
    const { people, home } = await aWorld();
    const { cookie } = await aBrowserOf(people.administrator);
    const params = { board_id: home.board.id };

    for (const method of ["GET", "HEAD", "DELETE"]) {
      const headers = { ...cookie, "X-HTTP-Method-Override": method };
      expect((await call(calledBy("POST", DELETION), { params, headers })).status).toBe(401);
    }
    expect(await db.board.count({ where: { id: home.board.id } })).toBe(1);
  });
});
