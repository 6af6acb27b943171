import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { aBrowserOf } from "@/lib/testing/http/sessions";
import { GET as LIST } from "../route";
import { DELETE } from "./route";

describe("DELETE /sessions/:session_id", () => {
  test("ends it: its cookie and nonce open nothing from then on", async () => {
    const anna = await aUser();
    const [here, there] = [await aBrowserOf(anna), await aBrowserOf(anna)];

    const { status } = await call(DELETE, { headers: here.headers, params: { session_id: there.session.id } });

    expect(status).toBe(200);
    expect((await call(LIST, { headers: there.headers })).status).toBe(401);
    expect((await call(LIST, { headers: here.headers })).json.sessions).toHaveLength(1);
  });

  test("404 for another's and for what is none, and it stays open", async () => {
    const here = await aBrowserOf(await aUser());
    const other = await aBrowserOf(await aUser());

    for (const session_id of [other.session.id, "x", "00000000-0000-4000-8000-000000000000"]) {
      expect((await call(DELETE, { headers: here.headers, params: { session_id } })).status).toBe(404);
    }
    expect((await call(LIST, { headers: other.headers })).status).toBe(200);
  });

  test("401 for nobody, and it stays open", async () => {
    const { session } = await aBrowserOf(await aUser());

    expect((await call(DELETE, { params: { session_id: session.id } })).status).toBe(401);
    expect(await db.session.count()).toBe(1);
  });
});
