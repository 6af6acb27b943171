import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/call";
import { aUser } from "@/lib/testing/people";
import { aBrowserOf } from "@/lib/testing/sessions";
import { endpointNamed, endpoints } from "@/security/endpoints";
import { POISON } from "@/security/poison";
import { requestOf } from "@/security/requests";
import { aWorld, personOf, ROLES } from "@/security/world";

/** S37 of the API's own answers: what a browser must not do with them. */
const HEADERS = {
  "cache-control": "private, no-store",
  "content-type": "application/json; charset=UTF-8",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000",
};

/** The same for everybody and about nobody. */
const PUBLIC = "GET /boards/v2/openapi.json";

describe.each(endpoints.filter(({ name }) => name !== PUBLIC))("$name", (endpoint) => {
  test("is kept by no cache and shown in no frame, whoever asks and whatever poisoned headers come with it", async () => {
    const world = await aWorld();

    for (const role of ROLES.filter((name) => ["anonymous", "viewer", "administrator"].includes(name))) {
      const actor = personOf(world, role);
      const { headers, json } = await call(endpoint.handler, { as: actor ?? undefined, headers: POISON, ...requestOf(endpoint, world, actor) });

      expect(Object.fromEntries(headers)).toMatchObject(HEADERS);
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(JSON.stringify([json, ...headers])).not.toContain("evil.test");
    }
  });
});

describe(PUBLIC, () => {
  test("is kept by anyone who asks as nobody, and only by themselves with somebody's nonce in its headers", async () => {
    const { handler } = endpointNamed(PUBLIC);
    const [nobody, browser] = [await call(handler, { headers: POISON }), await call(handler, { headers: { ...POISON, ...(await aBrowserOf(await aUser())).headers } })];

    expect(Object.fromEntries(nobody.headers)).toMatchObject({ ...HEADERS, "cache-control": "public, max-age=300" });
    expect([...nobody.headers.keys()].filter((name) => ["set-cookie", "x-wp-nonce", "allow"].includes(name))).toEqual([]);
    expect(Object.fromEntries(browser.headers)).toMatchObject({ ...HEADERS, "cache-control": "private, no-cache", "x-wp-nonce": expect.any(String) as unknown });
    expect(JSON.stringify([nobody.json, ...nobody.headers, browser.json, ...browser.headers])).not.toContain("evil.test");
  });
});
