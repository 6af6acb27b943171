import { expect, test } from "vitest";
import { GET, POST } from "./route";
import { POST as unsubscribe } from "@/app/unsubscribe/now/route";
import { db } from "@/lib/db";
import { followerToken } from "@/lib/ideas/follow/follow-links";
import { aRoadmapOfAnna } from "@/lib/testing";

/** Who has asked for news by email, and has not confirmed it. */
async function aFollower() {
  const { idea } = await aRoadmapOfAnna();
  return db.ideaFollower.create({ data: { taskId: idea.id, email: "gina@example.com" } });
}

const send = (handler: typeof POST, token: string, headers: Record<string, string> = {}) =>
  handler(new Request(`https://boards.test/follow/now?token=${token}`, { method: "POST", headers }));

test("(S44) a token works for its own follower and its own purpose alone", async () => {
  const { id } = await aFollower();
  const [stop, right] = [followerToken({ id }, "stop"), followerToken({ id }, "confirm")];
  const forged = [stop, right.replace(/^\d+/, String(id + 1)), `${id}.`, `${id}`, "", `${right}0`];

  for (const token of forged) expect((await send(POST, token)).headers.get("location")).toBe("/follow");
  expect((await send(unsubscribe, right)).status).toBe(400);
  expect(await db.ideaFollower.findMany()).toMatchObject([{ confirmedAt: null }]);
});

test("opening the link of the mail confirms nothing, and a form of another site neither", async () => {
  const token = followerToken(await aFollower(), "confirm");

  await GET(new Request(`https://boards.test/follow/now?token=${token}`));
  const { status } = await send(POST, token, { "sec-fetch-site": "cross-site" });

  expect(status).toBe(403);
  expect(await db.ideaFollower.findMany()).toMatchObject([{ confirmedAt: null }]);
});
