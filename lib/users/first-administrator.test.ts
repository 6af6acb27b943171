import { describe, expect, test } from "vitest";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import { basic } from "@/lib/testing/http/basic";
import { call } from "@/lib/testing/http/call";
import { addFirstAdministratorFrom } from "@/lib/users/first-administrator";

const settings = {
  BOARDS_ADMIN_USER: "ada",
  BOARDS_ADMIN_EMAIL: "ada@example.com",
  BOARDS_ADMIN_PASSWORD: "long enough 1",
  BOARDS_ADMIN_APP_PASSWORD: "abcd EFGH ijkl MNOP qrst 0123",
};

describe("the first administrator from the environment", () => {
  test("is created once, with the configured application password", async () => {
    expect(await addFirstAdministratorFrom(settings)).toBe("ada");
    expect(await addFirstAdministratorFrom({ ...settings, BOARDS_ADMIN_USER: "eve" })).toBeNull();

    expect(
      (await call(readMe, { query: { context: "edit" }, headers: basic("ada", settings.BOARDS_ADMIN_APP_PASSWORD) }))
        .json,
    ).toMatchObject({ username: "ada", roles: ["administrator"] });
    expect(await db.user.count()).toBe(1);
  });

  test.each([
    ["a short password", { BOARDS_ADMIN_PASSWORD: "short" }],
    ["a guessable application password", { BOARDS_ADMIN_APP_PASSWORD: "secret" }],
    ["a login with odd letters", { BOARDS_ADMIN_USER: "a/b" }],
  ])("is not created with %s", async (_what, wrong) => {
    await expect(addFirstAdministratorFrom({ ...settings, ...wrong })).rejects.toThrow();
    expect(await db.user.count()).toBe(0);
  });
});
