import { describe, expect, test } from "vitest";
import { POST as RENEW } from "@/app/wp-json/boards-app/v1/calendar-feeds/[feed_id]/renew/route";
import { DELETE } from "@/app/wp-json/boards-app/v1/calendar-feeds/[feed_id]/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aCalendarFeed, assign, aTask, call, logOf } from "@/lib/testing";
import { eventsIn, readCalendar } from "@/lib/testing/http/calendar-file";

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000);

async function twoFeeds() {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo, { title: "Secret plan", dueAt: TOMORROW });
  await assign(task, world.max);
  const [own, ofBoard] = [await aCalendarFeed(world.max), await aCalendarFeed(world.max, world.board)];
  const read = async () => {
    const answers = [await readCalendar(own.url), await readCalendar(ofBoard.url)];
    return answers.map(({ status, text }) => (status === 200 ? eventsIn(text).events.length : status));
  };
  return { ...world, own, ofBoard, read };
}

describe("S44: the address of a calendar feed", () => {
  test("that is unknown, forged, removed or renewed answers like one that never existed", async () => {
    const { max, own, ofBoard } = await twoFeeds();
    await call(DELETE, { as: max, params: { feed_id: own.id } });
    await call(RENEW, { as: max, params: { feed_id: ofBoard.id } });

    const wrong = ["x.ics", `${"A".repeat(43)}.ics`, `${"A".repeat(43)}`, "..%2f..%2fetc.ics", "", "%00.ics"];
    const urls = [own.url, ofBoard.url, ...wrong.map((file) => `https://boards.test/calendar/${file}`)];
    const answers = [];
    for (const url of urls) answers.push(await readCalendar(url));

    for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[0]?.text]);
    expect(answers[0]?.text).not.toContain("Secret plan");
  });

  test("shows nothing of a board that its owner has left, and ends with the account", async () => {
    const { max, board, read } = await twoFeeds();
    expect(await read()).toEqual([1, 1]);

    await db.boardMember.deleteMany({ where: { userId: max.id, boardId: board.id } });
    expect(await read()).toEqual([0, 404]);
    await db.boardMember.create({ data: { userId: max.id, boardId: board.id, role: "viewer" } });
    expect(await read()).toEqual([1, 1]);
    await db.user.update({ where: { id: max.id }, data: { deactivatedAt: new Date() } });
    expect(await read()).toEqual([404, 404]);
  });

  test("has nothing of archived boards, stages and tasks", async () => {
    const { board, toDo, read } = await twoFeeds();
    await db.stage.update({ where: { id: toDo.id }, data: { archivedAt: new Date() } });
    expect(await read()).toEqual([0, 0]);
    await db.stage.update({ where: { id: toDo.id }, data: { archivedAt: null } });
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });
    expect(await read()).toEqual([0, 0]);
  });

  test("never gets into logs", async () => {
    const { own } = await twoFeeds();
    const key = own.url.slice(own.url.lastIndexOf("/") + 1, -".ics".length);
    const lines = await logOf(() => readCalendar(own.url));

    expect(lines).toContain("/calendar/[hidden].ics");
    expect(lines).not.toContain(key);
  });

  test("is limited: guesses per network, readings per feed", async () => {
    const guess = (number: number, from: string) =>
      readCalendar(`https://boards.test/calendar/${String(number).padStart(43, "A")}.ics`, {
        "x-boards-address": from,
      });
    const statuses = [];
    for (let number = 0; number < 101; number += 1) statuses.push((await guess(number, "203.0.113.7")).status);
    expect([statuses[99], statuses[100]]).toEqual([404, 429]);
    expect((await guess(0, "198.51.100.7")).status).toBe(404);

    const { own } = await twoFeeds();
    const read = [];
    for (let number = 0; number < 61; number += 1) read.push((await readCalendar(own.url)).status);
    expect([read[59], read[60]]).toEqual([200, 429]);
  });
});
