import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { db } from "@/lib/db";
import { GLOBAL_KEYS } from "@/lib/notifications/preferences";
import { anAdmin, aUser, call } from "@/lib/testing";

const allOn = Object.fromEntries(GLOBAL_KEYS.map((key) => [key, true]));

describe("GET /get-global-notification-settings", () => {
  test("returns nine settings, all on by default, and writes nothing; 401 when signed out", async () => {
    for (const as of [await anAdmin(), await aUser()])
      expect((await call(GET, { as })).json).toEqual({ currentSettings: allOn });
    expect(await db.userSetting.count()).toBe(0);
    expect((await call(GET)).status).toBe(401);
  });
});
