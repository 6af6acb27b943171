import { describe, expect, test } from "vitest";
import { PUT as saveMailPreferences } from "@/app/wp-json/boards-app/v1/mail-preferences/route";
import { POST as saveGeneralSettings } from "@/app/wp-json/boards/v2/admin/general-settings/route";
import { PUT as savePreferencesOfBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/update-notification-settings/route";
import { POST as savePreferences } from "@/app/wp-json/boards/v2/update-global-notification-settings/route";
import { PUT as changeUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { POST as createUser } from "@/app/wp-json/wp/v2/users/route";
import { POST as setUp } from "@/app/wp-json/boards-app/v1/setup/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, aServiceAdmin, aUser, call, statusesOf } from "@/lib/testing";

const smuggled = {
  id: 4711,
  ID: 4711,
  is_super: true,
  isServiceAdmin: true,
  is_service_admin: true,
  role: "administrator",
  passwordHash: "x",
  password_hash: "x",
  photoKey: "x",
  createdAt: "2000-01-01",
  nicename: "x",
  slug: "x",
  sessions: { create: {} },
};

describe("S6 fields that an endpoint does not offer", () => {
  test("change nothing in one's own account", async () => {
    const anna = await aUser();

    const { status } = await call(changeUser, {
      as: anna,
      params: { user_id: "me" },
      body: { ...smuggled, name: "Anna" },
    });

    expect(status).toBe(200);
    expect(await db.user.findMany()).toEqual([{ ...anna, displayName: "Anna", updatedAt: expect.any(Date) }]);
  });

  test("change nothing in another person's preferences, and save no other keys", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const others = { user_id: anna.id, userId: anna.id, id: anna.id, board_id: 4711, boardId: 4711, key: "general" };
    const body = { ...others, mention: false, updatedSettings: { ...others, ...smuggled, email_after_comment: false } };

    const answers = [
      await call(savePreferences, { as: max, body }),
      await call(savePreferencesOfBoard, { as: max, params: { board_id: board.id }, body }),
      await call(saveMailPreferences, { as: max, body }),
      await call(saveGeneralSettings, {
        as: await anAdmin(),
        body: { ...others, updatedSettings: { ...others, ...smuggled, business_name: "Name" } },
      }),
    ];

    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    expect(
      (await db.userSetting.findMany({ orderBy: { key: "asc" } })).map(({ userId, key, value }) => [
        userId,
        key,
        Object.keys(value as object).length,
      ]),
    ).toEqual([
      [max.id, "mails", 1],
      [max.id, "notifications", 9],
    ]);
    expect(
      (await db.boardMember.findMany({ orderBy: { userId: "asc" } })).map(({ preferences }) => preferences),
    ).toEqual([{}, { email_after_comment: false }, {}]);
    expect((await db.setting.findMany()).map(({ key, value }) => [key, value])).toEqual([
      ["general", { business_name: "Name" }],
    ]);
  });

  test("are refused for one's own roles, for a plain user and for a service admin", async () => {
    for (const as of [await aUser(), await aServiceAdmin()]) {
      const { status, json } = await call(changeUser, {
        as,
        params: { user_id: "me" },
        body: { roles: ["administrator"] },
      });
      expect([status, json.code]).toEqual([403, "rest_cannot_edit_roles"]);
    }
    expect(await db.user.count({ where: { role: "administrator" } })).toBe(0);
  });

  test("give a new account no more than a subscriber's rights", async () => {
    const { json } = await call(createUser, {
      as: await anAdmin(),
      body: { ...smuggled, username: "nina", email: "nina@example.com", password: "long enough 1" },
    });

    expect(await db.user.findUnique({ where: { id: json.id } })).toMatchObject({
      id: 2,
      role: "subscriber",
      isServiceAdmin: false,
      nicename: "nina",
    });
  });

  test("start no set-up without its link", async () => {
    const { status } = await call(setUp, {
      body: { ...smuggled, token: { digest: "" }, login: "eve", email: "eve@example.com", password: "long enough 1" },
    });

    expect(status).toBe(400);
    expect(await db.user.count()).toBe(0);
  });
});
