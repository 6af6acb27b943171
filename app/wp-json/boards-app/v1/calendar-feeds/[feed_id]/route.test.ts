import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aCalendarFeed, aUser, call } from "@/lib/testing";
import { DELETE } from "./route";

describe("DELETE /calendar-feeds/:feed_id", () => {
  test("removes the feed", async () => {
    const max = await aUser();
    const { id } = await aCalendarFeed(max);

    expect((await call(DELETE, { as: max, params: { feed_id: id } })).json).toEqual({
      message: "Your calendar feed has been removed",
    });
    expect(await db.calendarFeed.count()).toBe(0);
  });

  test("answers 404 for another person’s feed, even to an administrator, and an invalid id; 401 signed out", async () => {
    const { id } = await aCalendarFeed(await aUser());
    const admin = await aUser({ role: "administrator" });

    for (const feed_id of [id, 0, "x"])
      expect((await call(DELETE, { as: admin, params: { feed_id } })).status).toBe(404);
    expect((await call(DELETE, { params: { feed_id: id } })).status).toBe(401);
    expect(await db.calendarFeed.count()).toBe(1);
  });
});
