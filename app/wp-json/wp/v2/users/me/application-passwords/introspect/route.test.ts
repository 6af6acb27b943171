import { expect, test } from "vitest";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

test("GET /users/me/application-passwords/introspect describes the password in use", async () => {
  expect((await call(GET, { as: await aUser() })).json.name).toBe("test");
});
