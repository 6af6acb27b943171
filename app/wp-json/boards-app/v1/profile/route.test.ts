import { describe, expect, test } from "vitest";
import { GET, PUT } from "@/app/wp-json/boards-app/v1/profile/route";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { aUserWithPassword, PASSWORD } from "@/lib/testing/http/sessions";

describe("/profile", () => {
  test("GET has what the person may change; null is as the site", async () => {
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
  });

  test('PUT changes what is sent, and "" goes back to the site\'s', async () => {
    const anna = await aUser({ timezone: "Europe/Warsaw", locale: "pl_PL" });

    const { status, json } = await call(PUT, {
      as: anna,
      body: { display_name: "Anna B.", locale: "", start_of_week: "0", email: anna.email },
    });

    expect(status).toBe(200);
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
    expect(await db.user.findUnique({ where: { id: anna.id } })).toMatchObject({ email: anna.email });

    const { json } = await call(PUT, { as: anna, body: { email: "new@example.com", current_password: PASSWORD } });
    expect(json.profile.email).toBe("new@example.com");
  });

  test("409 for another's address, in any case of its letters", async () => {
    await aUser({ login: "max" });
    const anna = await aUserWithPassword();

    expect((await call(PUT, { as: anna, body: { email: "MAX@example.com", current_password: PASSWORD } })).status).toBe(
      409,
    );
  });

  test.each([
    { display_name: "" },
    { email: "x" },
    { timezone: "Mars/Olympus" },
    { locale: "<b>" },
    { locale: "en_US_GB" },
    { start_of_week: 9 },
  ])("400 for %j, and nothing changes", async (body) => {
    const anna = await aUser();

    const { status, json } = await call(PUT, { as: anna, body });

    expect([status, Object.keys(json.data.params)]).toEqual([400, Object.keys(body)]);
    expect((await db.user.findUniqueOrThrow({ where: { id: anna.id } })).updatedAt).toEqual(anna.updatedAt);
  });

  test("S6 role, login and is_super in the body change nothing", async () => {
    const anna = await aUser();

    await call(PUT, {
      as: anna,
      body: {
        role: "administrator",
        roles: ["administrator"],
        login: "root",
        is_super: true,
        isServiceAdmin: true,
        passwordHash: "x",
        photoKey: "x",
        id: 99,
      },
    });

    expect(await db.user.findUnique({ where: { id: anna.id } })).toMatchObject({
      role: "subscriber",
      login: anna.login,
      isServiceAdmin: false,
      passwordHash: null,
      photoKey: anna.photoKey,
    });
  });

  test("401 for nobody", async () => {
    expect((await call(GET)).status).toBe(401);
    expect((await call(PUT, { body: {} })).status).toBe(401);
  });
});
