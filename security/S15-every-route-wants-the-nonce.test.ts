import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/call";
import { aBrowserOf } from "@/lib/testing/sessions";
import { fingerprint, RECENT_BOARDS } from "@/security/database";
import { endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

const guarded = endpoints.filter(({ isPublic }) => !isPublic);

describe("another site's page, in the browser of somebody who is signed in", () => {
  test.each(guarded)("$name: refused without the nonce, with a wrong one, with another's, and in every form of body", async (endpoint) => {
    const world = await aWorld();
    const { administrator, manager } = world.people;
    const { cookie } = await aBrowserOf(administrator);
    const other = await aBrowserOf(manager);
    const before = await fingerprint();

    const { params, query, body } = requestOf(endpoint, world, administrator);
    const hasBody = endpoint.method !== "GET" && body !== undefined;
    const attempts = [
      [cookie, body],
      [{ ...cookie, "x-wp-nonce": "0123456789" }, body],
      [{ ...cookie, "x-wp-nonce": other.headers["x-wp-nonce"] ?? "" }, body],
      ...(hasBody ? ([[{ ...cookie, "content-type": "text/plain" }, JSON.stringify(body)], [{ ...cookie, "content-type": "application/x-www-form-urlencoded" }, "title=x"]] as const) : []),
    ] as const;
    const statuses = [];
    for (const [headers, sent] of attempts) statuses.push((await call(endpoint.handler, { params, query, headers, body: hasBody ? sent : undefined })).status);

    expect(statuses).toEqual([401, 403, 403, ...(hasBody ? [401, 401] : [])]);
    expect(await fingerprint()).toBe(before);
  });
});

describe("reading", () => {
  test.each(endpoints.filter(({ method }) => method === "GET"))("$name writes nothing but its caller's own bookkeeping", async (endpoint) => {
    const world = await aWorld();
    const { headers } = await aBrowserOf(world.people.administrator);
    const before = await fingerprint(RECENT_BOARDS);

    await call(endpoint.handler, { headers, ...requestOf(endpoint, world, world.people.administrator) });

    expect(await fingerprint(RECENT_BOARDS)).toBe(before);
  });
});
