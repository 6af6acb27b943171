import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/call";
import { endpoints } from "@/security/endpoints";
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

describe.each(endpoints)("$name", (endpoint) => {
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
