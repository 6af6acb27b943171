import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aUser, call, newApplicationPassword } from "@/lib/testing";
import { DELETE, GET, POST } from "./route";

test("/wp/v2/users/me/application-passwords is the list of the caller's own", async () => {
  const [anna, max] = [await aUser(), await aUser()];
  await newApplicationPassword(max);
  const names = async () => (await call(GET, { as: anna })).json.map(({ name }: { name: string }) => name);

  expect((await call(POST, { as: anna, body: { name: "Phone" } })).status).toBe(201);
  expect(await names()).toEqual(["test", "Phone"]);
  expect((await call(DELETE, { as: anna })).json).toEqual({ deleted: true, count: 2 });
  expect(await db.applicationPassword.findMany()).toMatchObject([{ userId: max.id }]);
});
