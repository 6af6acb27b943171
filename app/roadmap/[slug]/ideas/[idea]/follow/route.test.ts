import { beforeEach, describe, expect, test } from "vitest";
import { POST } from "./route";
import { POST as confirm } from "@/app/follow/now/route";
import { POST as unsubscribe } from "@/app/unsubscribe/now/route";
import { db } from "@/lib/db";
import { followerToken } from "@/lib/ideas/follow/follow-links";
import { aBrowserOf, aRoadmapOfAnna, mailsOfKind } from "@/lib/testing";
import { sendForm } from "@/lib/testing/http/roadmap-form";

type World = Awaited<ReturnType<typeof aRoadmapOfAnna>>;
let world: World;
beforeEach(async () => {
  world = await aRoadmapOfAnna();
});

const send = (fields: Record<string, string>, headers: Record<string, string> = {}, idea = world.idea) =>
  sendForm(POST, { board: world.board, idea: String(idea.id), fields, headers });
const page = () => `/roadmap/${world.board.publicSlug}/ideas/${world.idea.id}-${world.idea.slug}`;
const now = (handler: typeof confirm, token: string) =>
  handler(new Request(`https://boards.test/now?token=${token}`, { method: "POST" }));

describe("following an idea", () => {
  test("a guest gets a mail whose link confirms the address, and whose other link ends it", async () => {
    const { location } = await send({ email: " Gina@Example.com" }, { "accept-language": "de" });

    const [mail] = await mailsOfKind("idea-confirm");
    const token = /\/follow\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(location).toBe(`${page()}?done=follow-mail`);
    expect(mail).toMatchObject({ toAddress: "gina@example.com", subject: expect.stringContaining("Bestätigen") });
    const response = await now(confirm, token);
    expect(response.headers.get("location")).toBe(`https://boards.test${page()}?done=following`);
    const [follower] = await db.ideaFollower.findMany();
    expect(follower).toMatchObject({ email: "gina@example.com", confirmedAt: expect.any(Date), locale: "de" });

    const stop = followerToken({ id: follower?.id ?? 0 }, "stop");
    expect((await now(unsubscribe, stop)).headers.get("location")).toBe(
      `https://boards.test/unsubscribe?token=${stop}&done`,
    );
    expect(await db.ideaFollower.count()).toBe(0);
    expect((await now(unsubscribe, stop)).status).toBe(303);
  });

  test("an account follows and stops at once", async () => {
    const { cookie } = await aBrowserOf(world.max);

    expect((await send({ follow: "yes" }, cookie)).location).toBe(`${page()}?done=following`);
    expect(await db.ideaFollower.findMany()).toMatchObject([{ userId: world.max.id, email: null }]);
    expect((await send({ follow: "no" }, cookie)).location).toBe(`${page()}?done=stopped`);
    expect(await db.ideaFollower.count()).toBe(0);
  });

  test("(S44) the answer is the same for an address that follows already, that waits, and that has an account", async () => {
    const known = ["gina@example.com", "paul@example.com", world.max.email];
    await send({ email: "gina@example.com" });
    await db.ideaFollower.updateMany({ data: { confirmedAt: new Date() } });
    await send({ email: "paul@example.com" });

    const answers = await Promise.all([...known, "new@example.com"].map((email) => send({ email })));

    expect(new Set(answers.map(({ status, location, html }) => `${status} ${location} ${html}`)).size).toBe(1);
  });

  test.each([
    "",
    "no address",
    "a@example.com\r\nBcc: eve@example.com",
    "a@example.com, eve@example.com",
    `${"a".repeat(250)}@example.com`,
  ])("(S44) 400 for %j, which would be no single receiver", async (email) => {
    expect((await send({ email })).status).toBe(400);
    expect(await db.mail.count()).toBe(0);
  });

  test("404 for an idea in a hidden stage", async () => {
    expect((await send({ email: "gina@example.com" }, {}, world.hidden)).status).toBe(404);
    expect(await db.ideaFollower.count()).toBe(0);
  });
});
