import { describe, expect, test } from "vitest";
import { GET } from "./route";
import routes from "@/generated/routes.json";
import type { OpenApiDocument } from "@/lib/openapi/types";
import { call, leastWorkOf, withSettings } from "@/lib/testing";

const path = "/wp-json/boards/v2/openapi.json";
const read = async (input: Parameters<typeof call>[1] = {}) => {
  const answer = await call(GET, { path, ...input });
  return { ...answer, document: answer.json as OpenApiDocument };
};

describe("GET /openapi.json", () => {
  test("describes every route of the API, to anyone, without querying the database", async () => {
    const { status, document, queries } = await read();

    expect([status, queries]).toEqual([200, 0]);
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths).sort()).toEqual(routes.map((route) => route.path.replaceAll(/\[(\w+)\]/g, "{$1}")).sort());
  });

  test("names this installation: its address, and its cookie", async () => {
    const { document } = await read();

    expect(document.servers).toEqual([{ url: "https://boards.test/wp-json" }]);
    expect(document.components.securitySchemes).toMatchObject({ session: { name: "__Secure-next-auth.session-token" } });
    expect(JSON.stringify(document)).not.toContain("boards.example.com");
  });

  test("uses the slug in its paths when called by it", async () => {
    await withSettings({ BOARDS_SLUG: "acme-boards" }, async () => {
      const { document } = await read({ path: "/wp-json/acme-boards/v2/openapi.json" });
      const neutral = await read();

      expect(Object.keys(document.paths)).toContain("/acme-boards/v2/projects");
      expect(Object.keys(document.paths)).toContain("/boards-app/v1/profile");
      expect(JSON.stringify(document)).not.toMatch(/"\/boards\/v2\/|wp-json\/boards\/v2\//);
      expect(Object.keys(neutral.document.paths)).toContain("/boards/v2/projects");
    });
  });

  test("answers 304 without a body to anyone who has it already; another spelling is another version", async () => {
    const first = await read();
    const etag = first.headers.get("etag") ?? "";

    const [again, weak, other] = [await read({ headers: { "if-none-match": etag } }), await read({ headers: { "if-none-match": `"x", W/${etag}` } }), await read({ headers: { "if-none-match": '"other"' } })];

    expect([again.status, again.json, again.headers.get("etag")]).toEqual([304, undefined, etag]);
    expect([weak.status, other.status]).toEqual([304, 200]);
    await withSettings({ BOARDS_SLUG: "acme-boards" }, async () => {
      expect((await read({ path: "/wp-json/acme-boards/v2/openapi.json" })).headers.get("etag")).not.toBe(etag);
    });
  });

  test("_fields picks fields, and such an answer is not cached", async () => {
    const { json, headers } = await read({ query: { _fields: "openapi,info.title" } });

    expect(json).toEqual({ openapi: expect.any(String) as unknown, info: { title: "Boards" } });
    expect([headers.get("etag"), headers.get("cache-control")]).toEqual([null, "private, no-store"]);
  });

  test("renders the document once per spelling: an answer takes less than 100 ms", async () => {
    expect(await leastWorkOf(() => read({ headers: { "if-none-match": '"other"' } }), 100)).toBeLessThan(100);
  });
});
