import { describe, expect, test } from "vitest";
import { GET, PUT } from "./route";
import { db } from "@/lib/db";
import { accountOf, aUser, aUserWithPassword, call, PASSWORD } from "@/lib/testing";

describe("/profile", () => {
  test("GET returns what the person may change; null means the site's default; 401 when signed out", async () => {
    const anna = await aUser({ login: "anna", displayName: "Anna" });

    const { json } = await call(GET, { as: anna });

    expect(json.profile).toEqual({
      id: anna.id,
      login: "anna",
      display_name: "Anna",
      email: "anna@example.com",
      timezone: null,
      locale: null,
      start_of_week: null,
      photo: `https://boards.test/photos/${anna.photoKey}`,
      has_photo: false,
    });
    expect((await call(GET)).status).toBe(401);
  });

  test('PUT changes only what is sent, and "" restores the site\'s default', async () => {
    const anna = await aUser({ timezone: "Europe/Warsaw", locale: "pl_PL" });

    const { json } = await call(PUT, {
      as: anna,
      body: { display_name: "Anna B.", locale: "", start_of_week: "0", email: anna.email },
    });

    expect(json).toMatchObject({
      message: "Your profile has been saved",
      profile: { display_name: "Anna B.", timezone: "Europe/Warsaw", locale: null, start_of_week: 0 },
    });
  });

  test("a new address needs the current password", async () => {
    const anna = await aUserWithPassword();

    const refused = await call(PUT, { as: anna, body: { email: "new@example.com", current_password: "wrong" } });
    expect([refused.status, refused.json.data.params]).toEqual([
      400,
      { current_password: "The current password is wrong." },
    ]);
    expect((await accountOf(anna)).email).toBe(anna.email);

    const { json } = await call(PUT, { as: anna, body: { email: "new@example.com", current_password: PASSWORD } });
    expect(json.profile.email).toBe("new@example.com");
  });

  test("answers 409 for another person's address, in any case; 401 when signed out", async () => {
    await aUser({ login: "max" });
    const anna = await aUserWithPassword();

    expect((await call(PUT, { as: anna, body: { email: "MAX@example.com", current_password: PASSWORD } })).status).toBe(
      409,
    );
    expect((await call(PUT, { body: {} })).status).toBe(401);
  });

  test.each([
    { display_name: "" },
    { email: "x" },
    { timezone: "Mars/Olympus" },
    { locale: "<b>" },
    { locale: "en_US_GB" },
    { start_of_week: 9 },
  ])("answers 400 for %j, and nothing changes", async (body) => {
    const anna = await aUser();

    const { json } = await call(PUT, { as: anna, body });

    expect(Object.keys(json.data.params)).toEqual(Object.keys(body));
    expect((await accountOf(anna)).updatedAt).toEqual(anna.updatedAt);
  });

  test("S6 ignores role, login and is_super in the body", async () => {
    const anna = await aUser();

    const rights = { role: "administrator", roles: ["administrator"], is_super: true, isServiceAdmin: true };
    await call(PUT, { as: anna, body: { ...rights, login: "root", passwordHash: "x", photoKey: "x", id: 99 } });

    const { id, role, isServiceAdmin, login, passwordHash, photoKey } = anna;
    expect(await db.user.findFirst()).toMatchObject({ id, role, isServiceAdmin, login, passwordHash, photoKey });
  });
});
