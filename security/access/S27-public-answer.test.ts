import { describe, expect, test } from "vitest";
import { aBrowserOf, aUser, call } from "@/lib/testing";
import { endpointNamed } from "@/security/endpoints";
import { FORGED_HEADERS } from "@/security/forged-headers";
import { HEADERS, PUBLIC } from "@/security/walk/headers";

describe(PUBLIC, () => {
  test("is cached publicly without a session, and privately with a person's nonce in its headers", async () => {
    const { handler } = endpointNamed(PUBLIC);
    const [nobody, browser] = [
      await call(handler, { headers: FORGED_HEADERS }),
      await call(handler, { headers: { ...FORGED_HEADERS, ...(await aBrowserOf(await aUser())).headers } }),
    ];

    expect(Object.fromEntries(nobody.headers)).toMatchObject({ ...HEADERS, "cache-control": "public, max-age=300" });
    expect([...nobody.headers.keys()].filter((name) => ["set-cookie", "x-wp-nonce", "allow"].includes(name))).toEqual(
      [],
    );
    expect(Object.fromEntries(browser.headers)).toMatchObject({
      ...HEADERS,
      "cache-control": "private, no-cache",
      "x-wp-nonce": expect.any(String) as unknown,
    });
    expect(JSON.stringify([nobody.json, ...nobody.headers, browser.json, ...browser.headers])).not.toContain(
      "evil.test",
    );
  });
});
