import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aCalendarFeed, aUser, call } from "@/lib/testing";
import { POST } from "./route";

describe("POST /calendar-feeds/:feed_id/renew", () => {
  test("gives the feed another address", async () => {
    const max = await aUser();
    const { id, url } = await aCalendarFeed(max);

    const { status, json } = await call(POST, { as: max, params: { feed_id: id } });

    expect([status, json.message]).toEqual([200, "Your calendar feed has a new address"]);
    expect(json.feed).toMatchObject({ id, board_id: null, url: expect.stringMatching(/\.ics$/) });
    expect(json.feed.url).not.toBe(url);
  });

  test("answers 404 for another person’s feed and an invalid id, and its address stays; 401 signed out", async () => {
    const { id } = await aCalendarFeed(await aUser());
    const before = await db.calendarFeed.findFirst();

    for (const feed_id of [id, "x"])
      expect((await call(POST, { as: await aUser(), params: { feed_id } })).status).toBe(404);
    expect((await call(POST, { params: { feed_id: id } })).status).toBe(401);
    expect(await db.calendarFeed.findFirst()).toEqual(before);
  });
});
