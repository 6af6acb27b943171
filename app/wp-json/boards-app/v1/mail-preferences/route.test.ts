import { describe, expect, test } from "vitest";
import { GET, PUT } from "./route";
import { db } from "@/lib/db";
import { aUser, call } from "@/lib/testing";

const allOn = { mention: true, reminder: true, daily_summary: true, moderation: true };

describe("/mail-preferences", () => {
  test("are all on where nothing was ever set; 401 when signed out", async () => {
    expect((await call(GET, { as: await aUser() })).json).toEqual({ mail_preferences: allOn });
    expect(await db.userSetting.count()).toBe(0);
    expect((await call(GET)).status).toBe(401);
  });

  test("changes only what is named, and only for oneself", async () => {
    const [anna, max] = [await aUser(), await aUser()];
    await call(PUT, { as: anna, body: { mention: false } });

    const { json } = await call(PUT, {
      as: anna,
      body: { reminder: "0", other: false, email_after_comment: false },
    });

    expect(json).toEqual({
      message: "Your mail preferences have been saved",
      mail_preferences: { ...allOn, mention: false, reminder: false },
    });
    expect((await call(GET, { as: anna })).json).toEqual({
      mail_preferences: { ...allOn, mention: false, reminder: false },
    });
    expect((await call(GET, { as: max })).json).toEqual({ mail_preferences: allOn });
    expect(await db.userSetting.findMany()).toMatchObject([
      { userId: anna.id, key: "mails", value: { mention: false, reminder: false } },
    ]);
  });

  test("stores both of two changes at once; 401 when signed out", async () => {
    const anna = await aUser();

    await Promise.all([
      call(PUT, { as: anna, body: { mention: false } }),
      call(PUT, { as: anna, body: { daily_summary: false } }),
    ]);

    expect((await call(GET, { as: anna })).json).toEqual({
      mail_preferences: { mention: false, reminder: true, daily_summary: false, moderation: true },
    });
    expect((await call(PUT, { body: {} })).status).toBe(401);
  });

  test.each(["no", null, "", 2])("answers 400 for %j, and nothing is saved", async (mention) => {
    const { json } = await call(PUT, { as: await aUser(), body: { mention } });

    expect(json.data.params).toEqual({ mention: "The mention must be true or false." });
    expect(await db.userSetting.count()).toBe(0);
  });
});
