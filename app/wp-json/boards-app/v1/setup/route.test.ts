import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { POST } from "./route";
import { db } from "@/lib/db";
import { readSiteSettings } from "@/lib/settings/site";
import { aUser, call, statusesOf } from "@/lib/testing";

const body = {
  token: "the-token",
  site_title: "Our boards",
  login: "ada",
  email: "ada@example.com",
  display_name: "Ada Admin",
  password: "long enough 1",
};

const setUp = (given: object = {}) => call(POST, { body: { ...body, ...given } });
const aFreshSite = () =>
  db.setting.create({
    data: { key: "setup_token", value: { salt: "x", digest: createHash("sha256").update("the-token").digest("hex") } },
  });

describe("POST /setup", () => {
  test("makes the site administrator and names the site; the link then stops working", async () => {
    await aFreshSite();

    const { json } = await setUp({ roles: ["subscriber"], is_super: true, id: 99 });

    expect(json).toMatchObject({
      message: "Boards is set up",
      user: { id: 1, username: "ada", name: "Ada Admin", email: "ada@example.com", roles: ["administrator"] },
    });
    expect(await readSiteSettings()).toMatchObject({ title: "Our boards", email: "ada@example.com" });
    expect(await db.user.findFirst()).toMatchObject({ role: "administrator", isServiceAdmin: false });
    expect(await db.setting.findUnique({ where: { key: "setup_token" } })).toBeNull();
    expect((await setUp({ login: "eve", email: "eve@example.com" })).status).toBe(403);
  });

  test.each([
    ["de_AT", "de_AT"],
    ["klingon", null],
    [7, null],
  ])("the administrator of a set-up in the locale %j gets the locale %j", async (locale, kept) => {
    await aFreshSite();

    expect((await setUp({ locale })).status).toBe(200);

    expect(await db.user.findFirst()).toMatchObject({ locale: kept });
  });

  test("of five requests at once, one makes the administrator", async () => {
    await aFreshSite();

    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => setUp({ login: `ada${n}`, email: `ada${n}@example.com` })),
    );

    expect(statusesOf(answers).sort()).toEqual([200, 403, 403, 403, 403]);
    expect(await db.user.count()).toBe(1);
  });

  test("answers 403 for a wrong token, when none is stored, and when there is an account", async () => {
    expect((await setUp()).status).toBe(403);
    await aFreshSite();
    expect((await setUp({ token: "another" })).status).toBe(403);
    expect(await db.user.count()).toBe(0);

    await aUser();
    const { status, json } = await setUp();

    expect([status, json.message]).toEqual([403, "Boards is set up already. Please sign in."]);
    expect(await db.user.count()).toBe(1);
  });

  test.each([
    ["login", { login: "" }],
    ["email", { email: "nobody" }],
    ["password", { password: "short" }],
    ["password", { password: "ada@example.com" }],
    ["token", { token: null }],
  ])("answers 400 that names %s for %j", async (field, wrong) => {
    await aFreshSite();

    const { json } = await setUp(wrong);

    expect(Object.keys(json.data.params)).toEqual([field]);
    expect(await db.user.count()).toBe(0);
  });
});
