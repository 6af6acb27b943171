import { expect, test } from "vitest";
import { aUser, call } from "@/lib/testing";
import { GET, PUT } from "./route";

test("/wp/v2/users/me is the caller", async () => {
  const anna = await aUser();

  expect((await call(GET, { as: anna })).json.id).toBe(anna.id);
  expect((await call(PUT, { as: anna, body: { name: "Anna A." } })).json).toMatchObject({
    id: anna.id,
    name: "Anna A.",
  });
});
