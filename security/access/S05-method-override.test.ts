import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { call } from "@/lib/testing/http/call";
import { aBrowserOf } from "@/lib/testing/http/sessions";
import { endpoints } from "@/security/endpoints";
import { aWorld } from "@/security/world";

const board = endpoints.find(({ name }) => name === "DELETE /boards/v2/projects/{board_id}");
const asMethod = (method: "GET" | "POST"): RouteHandler => {
  if (!board) throw new Error("There is no such endpoint.");
  return Object.assign(board.handler.bind(null), { method, handlers: board.handler.handlers });
};

describe("a method override", () => {
  test.each([
    ["header", { headers: { "X-HTTP-Method-Override": "DELETE" } }],
    ["query", { query: { _method: "DELETE" } }],
  ] as const)("by %s is authorized like the method that it names", async (_, override) => {
    const { people, home } = await aWorld();
    const params = { board_id: home.board.id };

    expect((await call(asMethod("POST"), { as: people.member, params, ...override })).status).toBe(403);
    expect((await call(asMethod("POST"), { as: people.manager, params, ...override })).status).toBe(403);
    expect((await call(asMethod("GET"), { as: people.administrator, params, ...override })).status).toBe(200);
    expect(await db.board.count({ where: { id: home.board.id } })).toBe(1);
    expect((await call(asMethod("POST"), { as: people.administrator, params, ...override })).status).toBe(200);
  });

  test("still requires the nonce", async () => {
    const { people, home } = await aWorld();
    const { cookie } = await aBrowserOf(people.administrator);

    for (const method of ["GET", "HEAD", "DELETE"]) {
      expect(
        (
          await call(asMethod("POST"), {
            params: { board_id: home.board.id },
            headers: { ...cookie, "X-HTTP-Method-Override": method },
          })
        ).status,
      ).toBe(401);
    }
    expect(await db.board.count({ where: { id: home.board.id } })).toBe(1);
  });
});
