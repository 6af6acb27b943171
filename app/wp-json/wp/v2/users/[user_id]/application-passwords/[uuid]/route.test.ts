import { describe, expect, test } from "vitest";
import { DELETE, GET, PUT } from "@/app/wp-json/wp/v2/users/[user_id]/application-passwords/[uuid]/route";
import { db } from "@/lib/db";
import { basic } from "@/lib/testing/http/basic";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser, newApplicationPassword } from "@/lib/testing/factories/people";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";

async function aPasswordOfAnna() {
  const anna = await aUser();
  const { record } = await createApplicationPassword(anna, { name: "Phone", appId: "" });
  return { anna, record, params: { user_id: "me", uuid: record.uuid } };
}

describe("one application password", () => {
  test("is read, renamed and revoked by its owner", async () => {
    const { anna, record, params } = await aPasswordOfAnna();

    expect((await call(GET, { as: anna, params })).json).toMatchObject({ uuid: record.uuid, name: "Phone" });
    expect((await call(PUT, { as: anna, params, body: { name: "Old phone" } })).json).toMatchObject({
      uuid: record.uuid,
      name: "Old phone",
    });
    expect((await call(DELETE, { as: anna, params })).json).toMatchObject({
      deleted: true,
      previous: { uuid: record.uuid, name: "Old phone" },
    });
    expect(await db.applicationPassword.count({ where: { uuid: record.uuid } })).toBe(0);
  });

  test("400 for an empty name, and it stays", async () => {
    const { anna, record, params } = await aPasswordOfAnna();

    expect((await call(PUT, { as: anna, params, body: { name: " " } })).status).toBe(400);
    expect(await db.applicationPassword.findUnique({ where: { uuid: record.uuid } })).toEqual(record);
  });

  test("409 for the name of another one", async () => {
    const { anna, params } = await aPasswordOfAnna();

    const { status } = await call(PUT, { as: anna, params, body: { name: "Test" } });

    expect(status).toBe(409);
  });

  test("an administrator revokes anyone's", async () => {
    const { anna, record } = await aPasswordOfAnna();

    const { status } = await call(DELETE, { as: await anAdmin(), params: { user_id: anna.id, uuid: record.uuid } });

    expect(status).toBe(200);
  });

  test.each([
    ["GET", GET],
    ["PUT", PUT],
    ["DELETE", DELETE],
  ])("%s: 404 for one that is not there, is not a UUID or is another's", async (_, handler) => {
    const { anna, record } = await aPasswordOfAnna();
    const max = await aUser();
    const body = handler !== GET && { body: { name: "x" } };

    const answers = await Promise.all(
      ["5a2f4b0e-0000-4000-8000-000000000000", "x", record.uuid].map((uuid) =>
        call(handler, { as: max, params: { user_id: "me", uuid }, ...body }),
      ),
    );

    for (const { status, json } of answers)
      expect([status, json.code]).toEqual([404, "rest_application_password_not_found"]);
    expect(await db.applicationPassword.findMany({ where: { userId: anna.id } })).toEqual([record]);
  });

  test.each([
    ["GET", GET, "rest_cannot_read_application_password"],
    ["PUT", PUT, "rest_cannot_edit_application_password"],
    ["DELETE", DELETE, "rest_cannot_delete_application_password"],
  ])("%s: 403 in the list of somebody else, and it stays", async (_method, handler, code) => {
    const { anna, record } = await aPasswordOfAnna();

    const { status, json } = await call(handler, {
      as: await aUser(),
      params: { user_id: anna.id, uuid: record.uuid },
      ...(handler !== GET && { body: { name: "x" } }),
    });

    expect([status, json.code]).toEqual([403, code]);
    expect(await db.applicationPassword.findUnique({ where: { uuid: record.uuid } })).toMatchObject({ name: "Phone" });
  });
});

describe("S7 a revoked application password", () => {
  test("is refused from the next request on", async () => {
    const { anna, params } = await aPasswordOfAnna();
    const password = await newApplicationPassword(anna);
    const headers = basic(anna.login, password);
    await db.applicationPassword.deleteMany({ where: { userId: anna.id, name: "test" } });

    const { status, json } = await call(GET, { params, headers });

    expect([status, json.code]).toEqual([401, "incorrect_password"]);
  });
});
