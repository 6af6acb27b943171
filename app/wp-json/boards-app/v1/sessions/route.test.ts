import { describe, expect, test } from "vitest";
import { DELETE, GET } from "./route";
import { db } from "@/lib/db";
import { aBrowserOf, aUser, call, statusesOf } from "@/lib/testing";

async function twoBrowsersOfAnna() {
  const anna = await aUser();
  return { anna, here: await aBrowserOf(anna), there: await aBrowserOf(anna, "2001:db8::1") };
}

describe("GET /sessions", () => {
  test("lists one's own open sessions, and marks the current one; 401 when signed out", async () => {
    const { anna, here, there } = await twoBrowsersOfAnna();
    await db.session.create({ data: { userId: anna.id, expiresAt: new Date(0) } });
    await aBrowserOf(await aUser());

    const { json } = await call(GET, { headers: here.headers });

    expect(json.sessions.length).toBe(2);
    expect(json.sessions).toContainEqual({
      id: here.session.id,
      address: "203.0.113.7",
      user_agent: "Test browser",
      created_at: expect.stringMatching(/\+00:00$/),
      last_seen_at: expect.any(String),
      expires_at: expect.any(String),
      is_current: true,
    });
    expect(json.sessions).toContainEqual(
      expect.objectContaining({ id: there.session.id, address: "2001:db8::1", is_current: false }),
    );
    expect((await call(GET)).status).toBe(401);
  });
});

describe("DELETE /sessions", () => {
  test("ends the person's other sessions, and nobody else's", async () => {
    const { here, there } = await twoBrowsersOfAnna();
    const other = await aBrowserOf(await aUser());

    const { json } = await call(DELETE, { headers: here.headers });

    expect(json).toEqual({ message: "You are signed out everywhere else", count: 1 });
    const answers = await Promise.all([here, there, other].map(({ headers }) => call(GET, { headers })));
    expect(statusesOf(answers)).toEqual([200, 401, 200]);
  });

  test("with an application password it ends all sessions; 401 when signed out", async () => {
    const { anna } = await twoBrowsersOfAnna();

    expect((await call(DELETE, { as: anna })).json.count).toBe(2);
    expect((await call(DELETE)).status).toBe(401);
  });
});
