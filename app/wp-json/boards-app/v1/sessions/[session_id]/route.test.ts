import { describe, expect, test } from "vitest";
import { aBrowserOf, aUser, call } from "@/lib/testing";
import { GET as LIST } from "../route";
import { DELETE } from "./route";

describe("DELETE /sessions/:session_id", () => {
  test("ends the session: its cookie and nonce stop working", async () => {
    const anna = await aUser();
    const [here, there] = [await aBrowserOf(anna), await aBrowserOf(anna)];

    const { status } = await call(DELETE, { headers: here.headers, params: { session_id: there.session.id } });

    expect(status).toBe(200);
    expect((await call(LIST, { headers: there.headers })).status).toBe(401);
    expect((await call(LIST, { headers: here.headers })).json.sessions).toHaveLength(1);
  });

  test("answers 404 for another person's session and an invalid id, and the session stays open; 401 when signed out", async () => {
    const here = await aBrowserOf(await aUser());
    const other = await aBrowserOf(await aUser());

    for (const session_id of [other.session.id, "x", "00000000-0000-4000-8000-000000000000"]) {
      expect((await call(DELETE, { headers: here.headers, params: { session_id } })).status).toBe(404);
    }
    expect((await call(LIST, { headers: other.headers })).status).toBe(200);
    expect((await call(DELETE, { params: { session_id: "x" } })).status).toBe(401);
  });
});
