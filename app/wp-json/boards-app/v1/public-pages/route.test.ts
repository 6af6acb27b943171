import { describe, expect, test } from "vitest";
import { anAdmin, aServiceAdmin, call, statusesOf } from "@/lib/testing";
import { GET, PUT } from "./route";

describe("the settings of public pages", () => {
  test("keeps the origins of sites that may embed boards, each once and without a path", async () => {
    const as = await anAdmin();

    const saved = await call(PUT, {
      as,
      body: { embed_origins: ["https://Example.com/", "https://example.com", " https://shop.example.com:8443 "] },
    });
    const typed = await call(PUT, { as, body: { embed_origins: "https://a.example\n\nhttps://bücher.example\n" } });

    expect(saved.json.settings).toEqual({ embed_origins: ["https://example.com", "https://shop.example.com:8443"] });
    expect(typed.json.settings).toEqual({ embed_origins: ["https://a.example", "https://xn--bcher-kva.example"] });
    expect((await call(GET, { as })).json).toEqual({ settings: typed.json.settings });
    expect((await call(PUT, { as, body: { embed_origins: [] } })).json.settings).toEqual({ embed_origins: [] });
  });

  test.each([
    "http://example.com",
    "example.com",
    "https://example.com/page",
    "https://example.com?q",
    "https://user@example.com",
    "https://example.com; script-src *",
    "https://example.com;script-src",
    "https://example.com 'unsafe-inline'",
    "https://*.example.com",
    "https://*",
    "https://exa\r\nmple.com",
    "*",
    "data:",
  ])("refuses %j with 400", async (origin) => {
    const { status, json } = await call(PUT, { as: await anAdmin(), body: { embed_origins: [origin] } });

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["embed_origins"]]);
  });

  test("answers 400 without a list and for too many, 403 for a service admin, 401 for nobody", async () => {
    const as = await anAdmin();
    const many = Array.from({ length: 21 }, (_, at) => `https://s${at}.example`);
    const put = (embed_origins?: unknown) => call(PUT, { as, body: { embed_origins } });

    for (const invalid of [undefined, 7, [7], [{ toString: 1 }], many]) expect((await put(invalid)).status).toBe(400);
    for (const handler of [GET, PUT])
      expect(statusesOf([await call(handler, { as: await aServiceAdmin() }), await call(handler)])).toEqual([403, 401]);
  });
});
