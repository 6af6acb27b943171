import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { GET, PUT } from "./route";

test("/wp/v2/users/me is the person who asks, 401 for nobody", async () => {
  const [anna, max] = [await aUser(), await aUser({ displayName: "Max" })];

  expect((await call(GET, { as: anna })).json.id).toBe(anna.id);
  expect((await call(PUT, { as: anna, body: { name: "Anna A." } })).json).toMatchObject({
    id: anna.id,
    name: "Anna A.",
  });
  expect((await call(GET)).status).toBe(401);
  expect((await call(PUT, { body: { name: "Eve" } })).status).toBe(401);
  expect(await db.user.findMany({ orderBy: { id: "asc" } })).toMatchObject([
    { displayName: "Anna A." },
    { id: max.id, displayName: "Max" },
  ]);
});
