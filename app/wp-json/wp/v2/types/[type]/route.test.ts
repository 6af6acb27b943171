import { expect, test } from "vitest";
import { aUser, call } from "@/lib/testing";
import { GET } from "./route";

test("GET is 404 with WordPress's code, signed in or not", async () => {
  const params = { type: "post" };
  const refused = { code: "rest_type_invalid", message: "Invalid post type.", data: { status: 404 } };

  expect((await call(GET, { params })).json).toEqual(refused);
  expect((await call(GET, { params, as: await aUser() })).json).toEqual(refused);
});
