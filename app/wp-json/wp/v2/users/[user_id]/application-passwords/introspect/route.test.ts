import { describe, expect, test } from "vitest";
import { aBrowserOf, anAdmin, aUser, call } from "@/lib/testing";
import { GET } from "./route";

describe("GET /users/:user_id/application-passwords/introspect", () => {
  test("describes the password in use to its owner", async () => {
    const anna = await aUser();

    const { json } = await call(GET, { as: anna, params: { user_id: anna.id } });

    expect(json.name).toBe("test");
  });

  test("answers 403 for another person, also for an administrator, 404 in a browser, which uses none", async () => {
    const anna = await aUser();
    const { headers } = await aBrowserOf(anna);

    const { status, json } = await call(GET, { as: await anAdmin(), params: { user_id: anna.id } });

    expect([status, json.code]).toEqual([403, "rest_cannot_introspect_app_password_for_non_authenticated_user"]);
    expect((await call(GET, { headers, params: { user_id: anna.id } })).json).toMatchObject({
      code: "rest_no_authenticated_app_password",
      data: { status: 404 },
    });
  });
});
