import { describe, expect, test } from "vitest";
import { DELETE, GET } from "@/app/wp-json/boards-app/v1/sessions/route";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { aBrowserOf } from "@/lib/testing/http/sessions";

async function twoBrowsersOfAnna() {
  const anna = await aUser();
  return { anna, here: await aBrowserOf(anna), there: await aBrowserOf(anna, "2001:db8::1") };
}

describe("GET /sessions", () => {
  test("one's own that are open, the one that asks marked", async () => {
    const { anna, here, there } = await twoBrowsersOfAnna();
    await db.session.create({ data: { userId: anna.id, expiresAt: new Date(0) } });
    await aBrowserOf(await aUser());

    const { status, json } = await call(GET, { headers: here.headers });

    expect(status).toBe(200);
    expect(json.sessions).toHaveLength(2);
    expect(json.sessions.find(({ id }: { id: string }) => id === here.session.id)).toEqual({
      id: here.session.id,
      address: "203.0.113.7",
      user_agent: "Test browser",
      created_at: expect.stringMatching(/\+00:00$/),
      last_seen_at: expect.any(String),
      expires_at: expect.any(String),
      is_current: true,
    });
    expect(json.sessions.find(({ id }: { id: string }) => id === there.session.id)).toMatchObject({
      address: "2001:db8::1",
      is_current: false,
    });
  });

  test("401 for nobody", async () => {
    expect((await call(GET)).status).toBe(401);
  });
});

describe("DELETE /sessions", () => {
  test("ends all others of the person, and nobody else's", async () => {
    const { here, there } = await twoBrowsersOfAnna();
    const other = await aBrowserOf(await aUser());

    const { json } = await call(DELETE, { headers: here.headers });

    expect(json).toEqual({ message: "You are signed out everywhere else", count: 1 });
    const statuses = await Promise.all(
      [here, there, other].map(async ({ headers }) => (await call(GET, { headers })).status),
    );
    expect(statuses).toEqual([200, 401, 200]);
  });

  test("asked with an application password it ends all of them", async () => {
    const { anna } = await twoBrowsersOfAnna();

    expect((await call(DELETE, { as: anna })).json.count).toBe(2);
  });

  test("401 for nobody, and all stay open", async () => {
    await twoBrowsersOfAnna();

    expect((await call(DELETE)).status).toBe(401);
    expect(await db.session.count()).toBe(2);
  });
});
