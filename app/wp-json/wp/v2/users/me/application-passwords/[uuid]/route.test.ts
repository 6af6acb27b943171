import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";
import { DELETE, GET, PUT } from "./route";

test("/wp/v2/users/me/application-passwords/:uuid is one of the person who asks, 404 for another's, 401 for nobody", async () => {
  const [anna, max] = [await aUser(), await aUser()];
  const { record } = await createApplicationPassword(anna, { name: "Phone", appId: "" });
  const params = { uuid: record.uuid };

  expect((await call(GET, { as: anna, params })).json).toMatchObject({ uuid: record.uuid, name: "Phone" });
  expect((await call(PUT, { as: anna, params, body: { name: "Old phone" } })).json.name).toBe("Old phone");
  for (const handler of [GET, DELETE])
    expect([(await call(handler, { as: max, params })).status, (await call(handler, { params })).status]).toEqual([
      404, 401,
    ]);
  expect(await db.applicationPassword.findUnique({ where: { uuid: record.uuid } })).toMatchObject({
    name: "Old phone",
  });
  expect((await call(DELETE, { as: anna, params })).json.deleted).toBe(true);
});
