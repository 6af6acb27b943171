import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { aBrowserOf } from "@/lib/testing/http/sessions";
import { GET } from "./route";

describe("GET /users/me/application-passwords/introspect", () => {
  test("describes the password in use", async () => {
    const { status, json } = await call(GET, { as: await aUser() });

    expect([status, json.name]).toEqual([200, "test"]);
  });

  test("answers 404 in a browser, which uses none", async () => {
    const { headers } = await aBrowserOf(await aUser());

    const { status, json } = await call(GET, { headers });

    expect([status, json.code]).toEqual([404, "rest_no_authenticated_app_password"]);
  });

  test("answers 401 when signed out", async () => {
    expect((await call(GET)).status).toBe(401);
  });
});
