import { describe, expect, test } from "vitest";
import { PUT as updateUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { POST as createUser } from "@/app/wp-json/wp/v2/users/route";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { db } from "@/lib/db";
import { anAdmin, aUser, basic, call } from "@/lib/testing";
import { calendarOf } from "@/lib/users/calendar";
import { addFirstAdministratorFrom } from "@/lib/users/first-administrator";

const NAME = "shared@example.com";
const isDelivered = { status: 409, json: { code: expect.stringMatching(/^existing_user_(login|email)$/) } };

describe("logins and e-mail addresses are unique across the site", () => {
  test("one of eight people who take the same login or address at once gets it, the others a 409", async () => {
    const [admin, ...people] = [await anAdmin(), await aUser(), await aUser()];
    const create = (at: number, names: object) =>
      call(createUser, {
        as: admin,
        body: { username: `new${at}`, email: `new${at}@example.com`, password: "a long enough passphrase", ...names },
      });

    const answers = await Promise.all([
      ...[1, 2, 3].map((at) => create(at, { username: at % 2 ? NAME.toUpperCase() : NAME })),
      ...[4, 5, 6].map((at) => create(at, { email: at % 2 ? NAME : "Shared@Example.com" })),
      ...people.map(({ id }) => call(updateUser, { as: admin, params: { user_id: id }, body: { email: NAME } })),
    ]);

    const taken = answers.filter(({ status }) => status !== 201 && status !== 200);
    expect(taken).toHaveLength(7);
    for (const { status, json } of taken) expect({ status, json }).toMatchObject(isDelivered);
    expect(await db.userName.count({ where: { name: NAME } })).toBe(1);
  });

  test("the database refuses duplicates, too, ignoring case", async () => {
    const [anna, max] = [await aUser({ login: "Anna@Example.com", email: "other@example.com" }), await aUser()];

    await expect(aUser({ email: "anna@example.COM" })).rejects.toThrow(/Unique constraint/);
    await expect(aUser({ login: "OTHER@example.com" })).rejects.toThrow(/Unique constraint/);
    await expect(db.user.update({ where: { id: max.id }, data: { email: anna.login } })).rejects.toThrow(
      /Unique constraint/,
    );
    expect(await db.user.count()).toBe(2);
  });

  test("an abandoned name is free, and a person's login may equal their address", async () => {
    const anna = await aUser({ login: "anna@example.com", email: "anna@example.com" });
    const names = async () => (await db.userName.findMany({ orderBy: { name: "asc" } })).map(({ name }) => name);
    expect(await names()).toEqual(["anna@example.com"]);

    await db.user.update({ where: { id: anna.id }, data: { email: "new@example.com" } });
    expect(await names()).toEqual(["anna@example.com", "new@example.com"]);
    await db.user.delete({ where: { id: anna.id } });
    await aUser({ login: "new@example.com", email: "anna@example.com" });
    expect(await names()).toEqual(["anna@example.com", "new@example.com"]);
  });
});

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

async function calendarFor(own: { timezone?: string; startOfWeek?: number }) {
  await db.setting.create({ data: { key: "site", value: { timezone: "Pacific/Pago_Pago", start_of_week: 6 } } });
  const before = new Date();
  const calendar = await calendarOf({ ...(await aUser(own)), isAdmin: false });
  return { before, calendar };
}

describe("a person's calendar", () => {
  test("uses the person's settings", async () => {
    const { before, calendar } = await calendarFor({ timezone: "Pacific/Kiritimati", startOfWeek: 0 });

    expect(calendar).toMatchObject({ timeZone: "Pacific/Kiritimati", startOfWeek: 0 });
    expect([before, new Date()].map((moment) => dayIn(moment, "Pacific/Kiritimati"))).toContain(calendar.today);
  });

  test("falls back to the site's settings", async () => {
    const { before, calendar } = await calendarFor({});

    expect(calendar).toMatchObject({ timeZone: "Pacific/Pago_Pago", startOfWeek: 6 });
    expect([before, new Date()].map((moment) => dayIn(moment, "Pacific/Pago_Pago"))).toContain(calendar.today);
  });
});
