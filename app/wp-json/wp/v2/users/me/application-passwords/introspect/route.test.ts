import { expect, test } from "vitest";
import { aUser, call } from "@/lib/testing";
import { GET } from "./route";

test("GET /users/me/application-passwords/introspect describes the password in use", async () => {
  expect((await call(GET, { as: await aUser() })).json.name).toBe("test");
});
