import { describe, expect, test } from "vitest";
import { DELETE, GET, PUT } from "./route";
import { db } from "@/lib/db";
import { anAdmin, aUser, call } from "@/lib/testing";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";

async function aPasswordOfAnna() {
  const anna = await aUser();
  const { record } = await createApplicationPassword(anna, { name: "Phone", appId: "" });
  return { anna, record, params: { user_id: "me", uuid: record.uuid } };
}

const bodyFor = (handler: unknown) => (handler === GET ? undefined : { name: "x" });

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

  test("answers 400 for an empty name, and it stays", async () => {
    const { anna, record, params } = await aPasswordOfAnna();

    expect((await call(PUT, { as: anna, params, body: { name: " " } })).status).toBe(400);
    expect(await db.applicationPassword.findUnique({ where: { uuid: record.uuid } })).toEqual(record);
  });

  test("answers 409 for the name of another one", async () => {
    const { anna, params } = await aPasswordOfAnna();

    expect((await call(PUT, { as: anna, params, body: { name: "Test" } })).status).toBe(409);
  });

  test("an administrator revokes anyone's", async () => {
    const { anna, record } = await aPasswordOfAnna();

    const params = { user_id: anna.id, uuid: record.uuid };
    expect((await call(DELETE, { as: await anAdmin(), params })).status).toBe(200);
  });

  const handlers = [
    ["GET", GET, "read"],
    ["PUT", PUT, "edit"],
    ["DELETE", DELETE, "delete"],
  ] as const;

  test.each(handlers)(
    "%s answers 404 for one that does not exist, is not a UUID or is another person's",
    async (_, handler) => {
      const { anna, record } = await aPasswordOfAnna();
      const max = await aUser();

      for (const uuid of ["5a2f4b0e-0000-4000-8000-000000000000", "x", record.uuid]) {
        const { status, json } = await call(handler, {
          as: max,
          params: { user_id: "me", uuid },
          body: bodyFor(handler),
        });
        expect([status, json.code]).toEqual([404, "rest_application_password_not_found"]);
      }
      expect(await db.applicationPassword.findMany({ where: { userId: anna.id } })).toEqual([record]);
    },
  );

  test.each(handlers)("%s answers 403 in the list of another person", async (_, handler, verb) => {
    const { anna, record } = await aPasswordOfAnna();
    const params = { user_id: anna.id, uuid: record.uuid };

    const { status, json } = await call(handler, { as: await aUser(), params, body: bodyFor(handler) });

    expect([status, json.code]).toEqual([403, `rest_cannot_${verb}_application_password`]);
  });
});
