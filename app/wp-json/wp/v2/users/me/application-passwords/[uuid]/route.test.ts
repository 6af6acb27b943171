import { expect, test } from "vitest";
import { aUser, call } from "@/lib/testing";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";
import { DELETE, GET, PUT } from "./route";

test("/wp/v2/users/me/application-passwords/:uuid is for the caller's own, 404 for another person's", async () => {
  const [anna, max] = [await aUser(), await aUser()];
  const { record } = await createApplicationPassword(anna, { name: "Phone", appId: "" });
  const params = { uuid: record.uuid };

  expect((await call(GET, { as: anna, params })).json).toMatchObject({ uuid: record.uuid, name: "Phone" });
  expect((await call(PUT, { as: anna, params, body: { name: "Old phone" } })).json.name).toBe("Old phone");
  expect((await call(DELETE, { as: max, params })).status).toBe(404);
  expect((await call(DELETE, { as: anna, params })).json.deleted).toBe(true);
});
