import { describe, expect, test } from "vitest";
import { DELETE, GET, POST } from "./route";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import { anAdmin, aServiceAdmin, aUser, basic, call, statusesOf } from "@/lib/testing";

const me = { user_id: "me" };

describe("POST /users/:user_id/application-passwords", () => {
  test("makes a password of 24 characters, shown once in groups of four, that signs in at once", async () => {
    const anna = await aUser();

    const { json } = await call(POST, {
      as: anna,
      params: me,
      body: { name: "Phone", app_id: "8d8a3c3e-62f5-4b2e-a1a3-0d8d8c0ffee0" },
    });

    expect(json).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      app_id: "8d8a3c3e-62f5-4b2e-a1a3-0d8d8c0ffee0",
      name: "Phone",
      created: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/),
      last_used: null,
      last_ip: null,
      password: expect.stringMatching(/^([A-Za-z0-9]{4} ){5}[A-Za-z0-9]{4}$/),
      _links: {
        self: [{ href: `https://boards.test/wp-json/wp/v2/users/${anna.id}/application-passwords/${json.uuid}` }],
      },
    });
    for (const [name, password] of [
      [anna.login, json.password],
      [anna.login, json.password.replaceAll(" ", "")],
      [anna.email.toUpperCase(), json.password],
    ]) {
      expect((await call(readMe, { headers: basic(name, password) })).json.id).toBe(anna.id);
    }
  });

  const missing = { code: "rest_missing_callback_param", message: "Missing parameter(s): name" };
  const invalid = { code: "rest_invalid_param", message: "Invalid parameter(s): name" };

  test.each([
    ["no name", {}, { ...missing, data: { status: 400, params: ["name"] } }],
    [
      "an empty name",
      { name: " " },
      { ...invalid, data: { params: { name: expect.any(String) }, details: { name: expect.any(Object) } } },
    ],
    ["an app_id that is no UUID", { name: "x", app_id: "x" }, { ...invalid, message: "Invalid parameter(s): app_id" }],
  ])("answers 400 for %s", async (_what, body, answer) => {
    const { status, json } = await call(POST, { as: await aUser(), params: me, body });

    expect([status, json]).toMatchObject([400, answer]);
    expect(await db.applicationPassword.count()).toBe(1);
  });

  test("answers 409 for a name that the person has already, in any case", async () => {
    const anna = await aUser();
    await call(POST, { as: anna, params: me, body: { name: "Phone" } });

    expect((await call(POST, { as: anna, params: me, body: { name: "PHONE" } })).json).toEqual({
      code: "application_password_duplicate_name",
      message: "Each application name should be unique.",
      data: { status: 409 },
    });
  });

  test("of five requests at once with the same name one succeeds", async () => {
    const anna = await aUser();
    await call(GET, { as: anna, params: me });

    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => call(POST, { as: anna, params: me, body: { name: "Phone" } })),
    );

    expect(statusesOf(answers).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test("an administrator makes one for another person", async () => {
    const [admin, anna] = [await anAdmin(), await aUser()];

    const { status, json } = await call(POST, { as: admin, params: { user_id: anna.id }, body: { name: "Script" } });

    expect(status).toBe(201);
    expect((await call(readMe, { headers: basic(anna.login, json.password) })).json.id).toBe(anna.id);
  });

  test("answers 403 for a service admin who would become a site administrator that way", async () => {
    const params = { user_id: (await anAdmin()).id };

    const { status, json } = await call(POST, { as: await aServiceAdmin(), params, body: { name: "Script" } });

    expect([status, json.code]).toEqual([403, "rest_cannot_create_application_passwords"]);
  });
});

describe("GET /users/:user_id/application-passwords", () => {
  test("lists the person's own, never with a password", async () => {
    const anna = await aUser();
    await call(POST, { as: anna, params: me, body: { name: "Phone" } });

    const { json } = await call(GET, { as: anna, params: me });

    expect(json.map(({ name }: { name: string }) => name)).toEqual(["test", "Phone"]);
    expect(Object.keys(json[1])).toEqual(["uuid", "app_id", "name", "created", "last_used", "last_ip", "_links"]);
  });

  test("answers 403 for another person's, whether the person exists or not", async () => {
    const [anna, max] = [await aUser(), await aUser()];

    for (const user_id of [max.id, 4711])
      expect((await call(GET, { as: anna, params: { user_id } })).json).toEqual({
        code: "rest_cannot_list_application_passwords",
        message: "Sorry, you are not allowed to list application passwords for this user.",
        data: { status: 403 },
      });
  });

  test("answers 401 when signed out", async () => {
    expect((await call(GET, { params: me })).json).toEqual({
      code: "rest_not_logged_in",
      message: "You are not currently logged in.",
      data: { status: 401 },
    });
  });
});

describe("DELETE /users/:user_id/application-passwords", () => {
  test("revokes all of the person at once, and nobody else's", async () => {
    const [anna, max] = [await aUser(), await aUser()];
    await call(GET, { as: max, params: me });

    const { json } = await call(DELETE, { as: anna, params: me });

    expect(json).toEqual({ deleted: true, count: 1 });
    expect(await db.applicationPassword.findMany({ select: { userId: true } })).toEqual([{ userId: max.id }]);
  });

  test("answers 403 for another person's", async () => {
    const [anna, max] = [await aUser(), await aUser()];

    const { status, json } = await call(DELETE, { as: anna, params: { user_id: max.id } });

    expect([status, json.code]).toEqual([403, "rest_cannot_delete_application_passwords"]);
  });
});

test.each([
  ["GET", GET],
  ["POST", POST],
  ["DELETE", DELETE],
])("%s answers 404 for an admin when the person does not exist", async (_, handler) => {
  const { status, json } = await call(handler, {
    as: await anAdmin(),
    params: { user_id: 4711 },
    ...(handler === POST && { body: { name: "Script" } }),
  });

  expect([status, json.code]).toEqual([404, "rest_user_invalid_id"]);
});
