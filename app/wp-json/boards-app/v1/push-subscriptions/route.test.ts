import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { MOST_SUBSCRIPTIONS } from "@/lib/push/subscribe";
import { aBrowserOf, aPushSubscription, aTarget, atOnce, aUser, call, logOf } from "@/lib/testing";
import { aNameServer } from "@/lib/testing/doubles/name-server";
import { withSettings } from "@/lib/testing/factories/settings";
import { GET, POST } from "./route";

const subscribe = (as: User, body: object) => call(POST, { as, body });
const listOf = async (as: User) => (await call(GET, { as })).json.subscriptions;
const stored = () => db.pushSubscription.findMany({ orderBy: { id: "asc" } });

describe("/push-subscriptions", () => {
  test("POST registers a browser for its session; GET lists it there as the current one, with the site’s key", async () => {
    const max = await aUser();
    const [here, there] = [await aBrowserOf(max), await aBrowserOf(max)];
    const headers = { ...here.headers, "user-agent": "Firefox" };

    const { status, json } = await call(POST, { headers, body: aTarget() });

    const subscription = {
      id: expect.any(Number),
      service: "push.example.com",
      user_agent: "Firefox",
      created_at: expect.stringMatching(/\+00:00$/),
      last_used_at: expect.stringMatching(/\+00:00$/),
      is_current: true,
    };
    expect([status, json]).toEqual([200, { message: "This browser gets your notifications now", subscription }]);
    expect((await call(GET, here)).json).toEqual({
      public_key: expect.stringMatching(/^B[\w-]{86}$/),
      subscriptions: [subscription],
    });
    expect((await call(GET, there)).json.subscriptions).toMatchObject([{ is_current: false }]);
    expect(await stored()).toMatchObject([{ userId: max.id, sessionId: here.session.id }]);
  });

  test("POST registers the same endpoint once, also at the same time", async () => {
    const [max, target] = [await aUser(), aTarget()];

    const answers = await atOnce(5, () => subscribe(max, target));

    expect(new Set(answers.map(({ json }) => json.subscription.id)).size).toBe(1);
    expect(await listOf(max)).toHaveLength(1);
  });

  test("a browser that another person registers is theirs from then on", async () => {
    const [anna, max, target] = [await aUser(), await aUser(), aTarget()];
    await subscribe(anna, target);

    await subscribe(max, target);

    expect(await listOf(anna)).toEqual([]);
    expect(await listOf(max)).toHaveLength(1);
  });

  test("the one that was used longest ago makes room for the 21st of a person", async () => {
    const [max, anna] = [await aUser(), await aUser()];
    const others = await aPushSubscription(anna);
    const { id } = await aPushSubscription(max);
    for (let more = 1; more < MOST_SUBSCRIPTIONS; more += 1) await aPushSubscription(max);
    await db.pushSubscription.update({ where: { id }, data: { lastUsedAt: new Date(0) } });

    await subscribe(max, aTarget());

    const ids = (await stored()).map((each) => each.id);
    expect(ids).toHaveLength(MOST_SUBSCRIPTIONS + 1);
    expect(ids).toContain(others.id);
    expect(ids).not.toContain(id);
  });

  test("a subscription ends with its session, and one whose session is over is not listed", async () => {
    const max = await aUser();
    const browser = await aBrowserOf(max);
    await call(POST, { headers: browser.headers, body: aTarget() });
    const late = await aPushSubscription(max);
    await db.session.update({ where: { id: late.sessionId ?? "" }, data: { expiresAt: new Date(0) } });
    expect(await listOf(max)).toHaveLength(1);

    await db.session.delete({ where: { id: browser.session.id } });

    expect((await stored()).map(({ id }) => id)).toEqual([late.id]);
  });

  test("S22: neither the database nor the log has the endpoint or the keys, and nobody else sees the subscription", async () => {
    const [anna, max, target] = [await aUser(), await aUser(), aTarget()];

    const log = await logOf(() => subscribe(max, target));

    const path = new URL(target.endpoint).pathname;
    for (const secret of [path, target.keys.p256dh, target.keys.auth])
      expect(`${log} ${JSON.stringify(await stored())}`).not.toContain(secret);
    expect(await listOf(anna)).toEqual([]);
  });

  test.each([
    "https://127.0.0.1/send",
    "https://[::1]/send",
    "https://169.254.169.254/latest",
    "https://0x7f.1/send",
    "https://localhost.test/send",
    "http://push.example.com/send",
  ])("S14: %s can't be registered", async (endpoint) => {
    await aNameServer({ "localhost.test": [["127.0.0.1"]] });

    const { status, json } = await subscribe(await aUser(), aTarget({ endpoint }));

    expect([status, json.message]).toEqual([400, "A push service must have a public address with https."]);
    expect(await stored()).toEqual([]);
  });

  test("a push service that the operator allows may be internal and without TLS", async () => {
    const target = aTarget({ endpoint: "http://127.0.0.1:8030/send" });

    const { status } = await withSettings({ OUTSIDE_ALLOW: ["127.0.0.1:8030"] }, async () =>
      subscribe(await aUser(), target),
    );

    expect(status).toBe(200);
  });

  test("answers 400 for what no browser sends, and 401 signed out", async () => {
    const [max, { endpoint, keys }] = [await aUser(), aTarget()];
    const wrong = [
      {},
      { endpoint },
      { endpoint: "javascript:alert(1)", keys },
      { endpoint: "https://me:secret@push.example.com/", keys },
      { endpoint, keys: { ...keys, auth: "short" } },
      { endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(4) } },
      { endpoint, keys: { ...keys, p256dh: Buffer.from([4, ...Array(64).fill(1)]).toString("base64url") } },
    ];

    for (const body of wrong) expect((await subscribe(max, body)).status).toBe(400);
    expect((await call(POST, { body: aTarget() })).status).toBe(401);
    expect((await call(GET)).status).toBe(401);
    expect(await stored()).toEqual([]);
  });
});
