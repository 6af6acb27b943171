import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { db } from "@/lib/db";
import { GLOBAL_KEYS } from "@/lib/notifications/preferences";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";

const allOn = Object.fromEntries(GLOBAL_KEYS.map((key) => [key, true]));

describe("GET /get-global-notification-settings", () => {
  test("returns nine settings, all on by default, and writes nothing", async () => {
    const { vera } = await aBoardOfAnna();

    for (const as of [vera, await anAdmin(), await aUser()]) {
      const { status, json } = await call(GET, { as });
      expect([status, json]).toEqual([200, { currentSettings: allOn }]);
    }
    expect(await db.userSetting.count()).toBe(0);
  });

  test("returns what is set, and only the nine", async () => {
    const { max } = await aBoardOfAnna();
    await db.userSetting.create({
      data: {
        userId: max.id,
        key: "notifications",
        value: { watch_on_assigning: false, dashboard_notification: false, other: false },
      },
    });

    expect((await call(GET, { as: max })).json).toEqual({ currentSettings: { ...allOn, watch_on_assigning: false } });
  });

  test("answers 401 when signed out", async () => {
    expect((await call(GET)).status).toBe(401);
  });
});
