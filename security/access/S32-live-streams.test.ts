import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { type LiveChange, PERSONAL_CHANNEL } from "@/lib/live/changes";
import {
  aBrowserOf,
  ageBoardsByAnHour,
  aLabel,
  aMember,
  aNotification,
  aStage,
  aTask,
  eventsOf,
  eventsOfNewStream,
  openStream,
  requestOn,
  waitForPendingNotifications,
} from "@/lib/testing";
import { ROLES } from "@/scripts/contract/endpoints/entry";
import { aWorld, FOREIGN_ID, personOf } from "@/security/world";

describe("S32 a live stream reveals nothing about boards that its reader cannot see", () => {
  test.each(ROLES)("as %s: it has only visible boards, whatever is requested", async (role) => {
    const world = await aWorld();
    const { home, foreign } = world;
    const person = personOf(world, role);
    const headers = person ? (await aBrowserOf(person)).cookie : {};
    const isAdmin = role === "administrator" || role === "service_admin";
    const mine = isAdmin ? [foreign.board.id, home.board.id] : [home.board.id];

    await waitForPendingNotifications();
    const response = await openStream(headers, `${foreign.board.id},${home.board.id}`);

    if (role === "anonymous") return expect(response.status).toBe(401);
    if (role === "stranger") return expect(response.status).toBe(403);
    const events = eventsOf(response);
    expect(await events.next()).toEqual({ event: "ready", data: { boards: mine } });

    await everythingHappensOn(foreign);
    await aTask(home.stage);
    const seenEvents = [await events.next()];
    while (!of(home.board.id, seenEvents.at(-1))) seenEvents.push(await events.next());
    expect(seenEvents.some((event) => FOREIGN_ID.test(JSON.stringify(event)))).toBe(isAdmin);
  });

  test.each(ROLES)("as %s: the personal channel has only the person's own notifications", async (role) => {
    const world = await aWorld();
    const { home, foreign, target, outsider } = world;
    const person = personOf(world, role);
    const browser = person && (await aBrowserOf(person));
    await waitForPendingNotifications();
    const response = await openStream(browser?.cookie ?? {}, PERSONAL_CHANNEL);
    if (!person || !browser) return expect(response.status).toBe(401);
    const [mine, theirs] = [
      eventsOf(response),
      eventsOf(await openStream((await aBrowserOf(target)).cookie, PERSONAL_CHANNEL)),
    ];
    for (const { next } of [mine, theirs])
      expect(await next()).toEqual({ event: "ready", data: { boards: [PERSONAL_CHANNEL] } });

    await everythingHappensOn(foreign);
    await aNotification(foreign.task, outsider);
    await aNotification(home.task, target);
    // By then, a wrong notification would have arrived, too.
    expect(await theirs.next()).toMatchObject({ event: "changed" });
    await aNotification(home.task, person);

    expect(await mine.next()).toEqual({
      event: "changed",
      data: { board: PERSONAL_CHANNEL, what: ["notifications"], at: expect.any(String), gone: [] },
    });
    await db.session.delete({ where: { id: browser.session.id } });
    expect(await mine.next()).toBeNull();
  });

  test("an event brings along only what its reader may request at that moment", async () => {
    const { people, home } = await aWorld();
    const { viewer } = people;
    // An event leaves out what changed before the stream was opened; a request names that moment by its second only.
    await ageBoardsByAnHour();
    await waitForPendingNotifications();
    const change = (title: string) => db.task.update({ where: { id: home.task.id }, data: { title } });
    const events = await eventsOfNewStream((await aBrowserOf(viewer)).cookie, home.board.id);
    await events.next();

    await change("A title");

    const { changes, ...message } = (await events.next())?.data as LiveChange;
    expect(message).toEqual({ board: home.board.id, what: ["tasks"], at: expect.stringMatching(/^\d+$/), gone: [] });
    const { json } = await requestOn(home.board, viewer, `GET has-data-changed?${querySince(changes?.since)}`);
    expect(changes?.answer).toEqual({ ...json, synced_at: expect.any(String) });

    await db.$transaction([db.boardMember.deleteMany({ where: { userId: viewer.id } }), change("Another title")]);

    expect(await events.next()).toEqual({ event: "ended", data: { board: home.board.id } });
    expect(await events.next()).toBeNull();
  });
});

const querySince = (since = "") => new URLSearchParams({ since, include_archived: "true", paged: "yes" }).toString();

const of = (board: number, event: { data: unknown } | null | undefined) =>
  (event?.data as { board?: number }).board === board;

async function everythingHappensOn({ board, stage, otherTask, member }: Awaited<ReturnType<typeof aWorld>>["foreign"]) {
  await aTask(stage);
  await db.task.delete({ where: { id: otherTask.id } });
  await aStage(board);
  await aLabel(board);
  await db.board.update({ where: { id: board.id }, data: { title: "Other" } });
  await db.boardMember.delete({ where: { boardId_userId: { boardId: board.id, userId: member.id } } });
  await aMember(board, member);
}
