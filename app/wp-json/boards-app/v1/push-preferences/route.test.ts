import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aUser, call } from "@/lib/testing";
import { GET, PUT } from "./route";

const atFirst = { mention: true, assignment: true, comment: false };

describe("/push-preferences", () => {
  test("mentions and assignments are on at first; 401 when signed out", async () => {
    expect((await call(GET, { as: await aUser() })).json).toEqual({ push_preferences: atFirst });
    expect((await call(GET)).status).toBe(401);
  });

  test("changes only what is named, and only for oneself; 401 when signed out", async () => {
    const [anna, max] = [await aUser(), await aUser()];
    await call(PUT, { as: anna, body: { mention: false } });

    const { json } = await call(PUT, { as: anna, body: { comment: "1", other: true } });

    expect(json).toEqual({
      message: "Your choice has been saved",
      push_preferences: { ...atFirst, mention: false, comment: true },
    });
    expect((await call(GET, { as: max })).json).toEqual({ push_preferences: atFirst });
    expect((await call(PUT, { body: {} })).status).toBe(401);
  });

  test.each(["no", null, 2])("answers 400 for %j, and nothing is saved", async (comment) => {
    expect((await call(PUT, { as: await aUser(), body: { comment } })).status).toBe(400);
    expect(await db.userSetting.count()).toBe(0);
  });
});
