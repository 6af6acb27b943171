import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { requeueLostPushes } from "@/lib/push/jobs";
import { publicKey } from "@/lib/push/keys";
import {
  aPushSubscription,
  assign,
  aSubtask,
  aTaskOfAnna,
  aUser,
  browserKeys,
  logOf,
  pendingJobs,
  requestOn,
  runJobs,
  runJobsAfterMinutes,
} from "@/lib/testing";
import { aNameServer } from "@/lib/testing/doubles/name-server";
import { aPushBrowser, aPushService } from "@/lib/testing/doubles/push-browser";

const isPush = (name: string) => name === "send-push";
const deliver = () => runJobs(isPush);
const deliverAfterMinutes = async (minutes: number) => {
  await db.$executeRaw`UPDATE push_delivery SET next_try_at = next_try_at - make_interval(mins => ${minutes}::int), queued_at = queued_at - make_interval(mins => ${minutes}::int)`;
  await runJobsAfterMinutes(minutes, isPush);
};

/** A task on the board Launch, and a browser of Max. */
async function aScene() {
  const scene = await aTaskOfAnna({ title: "Card" });
  await db.board.update({ where: { id: scene.board.id }, data: { title: "Launch" } });
  const service = await aPushService();
  return { ...scene, service, browser: await aPushBrowser(scene.max, service) };
}
type Scene = Awaited<ReturnType<typeof aScene>>;

async function act({ board, task, anna }: Scene, line: string, body: object, as = anna) {
  const { status, json } = await requestOn(board, as, line.replace(" ", ` tasks/${task.id}/`), body);
  expect(status).toBeLessThan(300);
  return json;
}
const comment = (scene: Scene, text: string, as?: User): Promise<number> =>
  act(scene, "POST comments", { comment: text }, as).then((json) => json.comment.id);
const mention = (scene: Scene, { login }: User = scene.max) => comment(scene, `look @${login} please`);
const toggleAssignee = (scene: Scene, { id }: User = scene.max, as?: User) =>
  act(scene, "PUT ", { property: "assignees", value: id }, as);

const choose = ({ id: userId }: User, value: object) => db.userSetting.create({ data: { userId, key: "push", value } });
const titlesOf = ({ shown }: Scene["browser"]) => shown().map(({ title }) => title);
const waiting = () => db.pushDelivery.count();

describe("a notification in a browser", () => {
  test("says who did what on which task, and only the browser can read it", async () => {
    const scene = await aScene();
    const { board, task, browser } = scene;

    const commentId = await mention(scene);
    await deliver();

    expect(browser.shown()).toEqual([
      {
        title: "Anna mentioned you",
        body: "Card\nLaunch",
        url: `/boards/${board.id}/tasks/${task.id}?comment=${commentId}`,
        tag: `task-${task.id}`,
        lang: "en-US",
        dir: "ltr",
      },
    ]);
    const [sent] = browser.received();
    expect(sent?.headers).toMatchObject({
      ttl: "86400",
      urgency: "normal",
      topic: expect.stringMatching(/^[\w-]{32}$/),
      "content-encoding": "aes128gcm",
      authorization: expect.stringMatching(new RegExp(`^vapid t=[\\w.-]+, k=${publicKey()}$`)),
    });
    expect(sent?.body).not.toContain("Card");
    expect(await waiting()).toBe(0);
  });

  test("is signed for its push service only, with the site’s address to write to", async () => {
    await db.setting.create({ data: { key: "site", value: { email: "ops@example.com" } } });
    const scene = await aScene();

    await mention(scene);
    await deliver();

    const [, claims = ""] = scene.browser.received()[0]?.headers.authorization?.split(".") ?? [];
    expect(JSON.parse(String(Buffer.from(claims, "base64url")))).toEqual({
      aud: new URL(scene.service.url).origin,
      exp: expect.any(Number),
      sub: "mailto:ops@example.com",
    });
  });

  test("is in the language of the person, and leads from a subtask to its task", async () => {
    const scene = await aScene();
    await db.user.update({ where: { id: scene.max.id }, data: { locale: "ar" } });
    const subtask = await aSubtask(scene.task, { title: "Part" });

    await toggleAssignee({ ...scene, task: subtask });
    await deliver();

    expect(scene.browser.shown()).toMatchObject([
      {
        title: "كلّفك \u2068Anna\u2069 بمهمة",
        url: `/boards/${scene.board.id}/tasks/${scene.task.id}`,
        lang: "ar",
        dir: "rtl",
      },
    ]);
  });

  test("comes for mentions and assignments at first, on each device, and not for one’s own changes", async () => {
    const scene = await aScene();
    const second = await aPushBrowser(scene.max, scene.service);
    const ofAnna = await aPushBrowser(scene.anna, scene.service);

    await toggleAssignee(scene, scene.max);
    await toggleAssignee(scene, scene.anna);
    await comment(scene, "Nobody in particular");
    await deliver();

    for (const browser of [scene.browser, second]) expect(titlesOf(browser)).toEqual(["Anna assigned you a task"]);
    expect(ofAnna.shown()).toEqual([]);
  });

  test("comes for what the person chose", async () => {
    const scene = await aScene();
    await choose(scene.max, { comment: true, mention: false });
    await assign(scene.task, scene.max);

    await mention(scene);
    await comment(scene, "For all");
    await deliver();

    expect(titlesOf(scene.browser)).toEqual(["Anna commented"]);
  });

  test.each<[string, (scene: Scene) => Promise<unknown>]>([
    ["read it meanwhile", () => db.notificationRecipient.updateMany({ data: { markedReadAt: new Date() } })],
    ["may not see the board any more", ({ max }) => db.boardMember.deleteMany({ where: { userId: max.id } })],
    ["is deactivated", ({ max }) => db.user.update({ where: { id: max.id }, data: { deactivatedAt: new Date() } })],
    ["switched it off", ({ max }) => choose(max, { assignment: false })],
    ["is not assigned any more", (scene) => toggleAssignee(scene)],
    ["is signed out by time", () => db.session.updateMany({ data: { expiresAt: new Date(0) } })],
    ["has signed out", ({ max }) => db.session.deleteMany({ where: { userId: max.id } })],
    [
      "left the browser to somebody else",
      async () => db.pushSubscription.updateMany({ data: { userId: (await aUser()).id } }),
    ],
    ["has no such task any more", ({ task }) => db.task.delete({ where: { id: task.id } })],
  ])("is not sent to somebody who %s", async (_, change) => {
    const scene = await aScene();
    await toggleAssignee(scene);
    expect(await waiting()).toBe(1);

    await change(scene);
    await deliver();

    expect(scene.service.received).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test("is not sent for a comment that was deleted meanwhile, nor by somebody whose account is gone", async () => {
    const scene = await aScene();
    const id = await mention(scene);
    await toggleAssignee(scene, scene.max);
    await requestOn(scene.board, scene.anna, `DELETE tasks/comments/${id}`);
    await db.notification.updateMany({ data: { actorId: null } });

    await deliver();

    expect(scene.service.received).toEqual([]);
  });
});

describe("a push service", () => {
  test.each([404, 410])("that answers %i ends the subscription", async (status) => {
    const scene = await aScene();
    const other = await aPushBrowser(scene.max, scene.service);
    scene.service.answer = (response, { url }) =>
      response.writeHead(scene.browser.endpoint.endsWith(url) ? status : 201).end();

    await mention(scene);
    await deliver();

    expect((await db.pushSubscription.findMany()).map(({ id }) => id)).toEqual([other.subscription.id]);
    expect(other.shown()).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  test.each([429, 503])("that answers %i is asked again when it says", async (status) => {
    const scene = await aScene();
    scene.service.answer = (response) => response.writeHead(status, { "retry-after": "600" }).end();
    await mention(scene);
    await deliver();
    scene.service.answer = (response) => response.writeHead(201).end();

    await deliverAfterMinutes(9);
    expect(scene.browser.received()).toHaveLength(1);
    await deliverAfterMinutes(2);

    expect(titlesOf(scene.browser)).toEqual(["Anna mentioned you", "Anna mentioned you"]);
    expect(await waiting()).toBe(0);
    expect(await pendingJobs("send-push")).toBe(0);
  });

  test("that fails for a day is not asked again for that notification", async () => {
    const scene = await aScene();
    scene.service.answer = (response) => response.writeHead(500).end();
    await mention(scene);
    await deliver();

    for (let hour = 0; hour < 30 && (await waiting()) > 0; hour += 1) await deliverAfterMinutes(61);

    expect(await waiting()).toBe(0);
    expect(scene.browser.received().length).toBeGreaterThan(20);
    expect(await db.pushSubscription.count()).toBe(1);
  });

  test("that refuses a message gets it once, and the log says so without the endpoint", async () => {
    const scene = await aScene();
    scene.service.answer = (response) => response.writeHead(403).end();
    await mention(scene);

    const log = await logOf(deliver);

    expect(scene.browser.received()).toHaveLength(1);
    expect(await waiting()).toBe(0);
    expect(log).toContain("a push service refused a notification");
    expect(log).not.toContain(new URL(scene.browser.endpoint).pathname);
  });

  test("that does not answer holds back no other one", async () => {
    const scene = await aScene();
    scene.service.answer = () => {};
    const other = await aPushBrowser(scene.max, await aPushService());

    await mention(scene);
    await deliver();

    expect(titlesOf(other)).toEqual(["Anna mentioned you"]);
    expect(await waiting()).toBe(1);
  });

  test("S14: that redirects is not followed", async () => {
    const scene = await aScene();
    scene.service.answer = (response) => response.writeHead(307, { location: "/elsewhere" }).end();

    await mention(scene);
    await deliver();

    expect(scene.service.received.map(({ url }) => url)).toEqual([new URL(scene.browser.endpoint).pathname]);
    expect(await waiting()).toBe(0);
  });

  test.each(["https://127.0.0.1/", "https://169.254.169.254/latest", "http://203.0.113.9/"])(
    "S14: %s is never called, and the subscription ends",
    async (endpoint) => {
      const scene = await aScene();
      await db.pushSubscription.deleteMany();
      await aPushSubscription(scene.max, { endpoint, keys: browserKeys().keys });

      await mention(scene);
      await deliver();

      expect(await db.pushSubscription.count()).toBe(0);
    },
  );

  test("S46: whose name leads inside at the second attempt is not called again", async () => {
    const scene = await aScene();
    const { queries } = await aNameServer({ "changing.test": [["127.0.0.1"], ["10.0.0.1"]] });
    await db.pushSubscription.deleteMany();
    const { port } = new URL(scene.service.url);
    const keys = browserKeys().keys;
    await aPushSubscription(scene.max, { endpoint: `https://changing.test:${port}/send`, keys });

    await mention(scene);
    await deliver();
    expect(await waiting()).toBe(1);
    await deliverAfterMinutes(2);

    expect(queries).toEqual(["changing.test", "changing.test"]);
    expect(scene.service.received).toEqual([]);
    expect(await db.pushSubscription.count()).toBe(0);
  });
});

test("what lost its job gets a new one after a minute", async () => {
  const scene = await aScene();
  await mention(scene);
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;

  await requeueLostPushes();
  expect(await pendingJobs("send-push")).toBe(0);
  await db.$executeRaw`UPDATE push_delivery SET next_try_at = now() - interval '2 minutes'`;
  await requeueLostPushes();
  await deliver();

  expect(scene.browser.shown()).toHaveLength(1);
});
