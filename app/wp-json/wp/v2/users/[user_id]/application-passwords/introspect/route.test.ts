import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/wp/v2/users/me/application-passwords/introspect/route";
import { call } from "@/lib/testing/call";
import { anAdmin, aUser } from "@/lib/testing/people";
import { aBrowserOf } from "@/lib/testing/sessions";

describe("GET /users/me/application-passwords/introspect", () => {
  test("tells about the password in use", async () => {
    const { status, json } = await call(GET, { as: await aUser() });

    expect([status, json.name]).toEqual([200, "test"]);
  });

  test("404 in a browser, which uses none", async () => {
    const { headers } = await aBrowserOf(await aUser());

    const { status, json } = await call(GET, { headers });

    expect([status, json.code]).toEqual([404, "rest_no_authenticated_app_password"]);
  });

  test("403 for another person, also for an administrator", async () => {
    const { status, json } = await call(GET, { as: await anAdmin(), params: { user_id: (await aUser()).id } });

    expect([status, json.code]).toEqual([403, "rest_cannot_introspect_app_password_for_non_authenticated_user"]);
  });
});
