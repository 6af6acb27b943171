import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aCalendarFeed, aLabel, assign, aTask, logOf } from "@/lib/testing";
import { eventsIn, readCalendar } from "@/lib/testing/http/calendar-file";

const DAY = 24 * 60 * 60 * 1000;
const day = (days: number) => new Date(`${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T00:00:00Z`);
const compact = (date: Date) => date.toISOString().slice(0, 10);
const at = (days: number, hour: number) => new Date(day(days).getTime() + hour * 60 * 60 * 1000);

describe("a calendar feed", () => {
  test("of a board has its tasks with due dates: days, spans and times", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const whole = await aTask(toDo, { title: "Whole day", dueAt: day(3), description: "<p>First &amp; last</p>" });
    await aTask(toDo, { title: "Span", startedAt: day(4), dueAt: day(6) });
    await aTask(toDo, { title: "Time", dueAt: at(7, 15) });
    await aTask(toDo, { title: "From time to time", startedAt: at(8, 9), dueAt: at(9, 17) });
    await aTask(toDo, { title: "Done", status: "closed", dueAt: day(10) });
    await aTask(toDo, { title: "Long ago", dueAt: day(-100) });
    await aTask(toDo, { title: "No date" });
    await aTask(toDo, { title: "Archived", dueAt: day(3), archivedAt: new Date() });

    const { status, headers, text } = await readCalendar((await aCalendarFeed(max, board)).url);
    const { name, events } = eventsIn(text);

    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(name).toBe(board.title);
    expect(events.map(({ summary, start, end }) => [summary, start, end])).toEqual([
      ["Whole day", compact(day(3)), compact(day(4))],
      ["Span", compact(day(4)), compact(day(7))],
      ["Time", `${compact(day(7))}T15:00:00Z`, `${compact(day(7))}T15:30:00Z`],
      ["From time to time", `${compact(day(8))}T09:00:00Z`, `${compact(day(9))}T17:00:00Z`],
      ["✓ Done", compact(day(10)), compact(day(11))],
    ]);
    expect(events[0]).toMatchObject({
      uid: `task-${whole.id}@boards.test`,
      url: `https://boards.test/boards/${board.id}/tasks/${whole.id}`,
      description: `${board.title} · ${toDo.title}\nFirst & last`,
      transp: "TRANSPARENT",
    });
    expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT1H/);
  });

  test("of a person has the tasks that are assigned to them, on all their boards", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const [mine] = [await aTask(toDo, { title: "Mine", dueAt: day(1) }), await aTask(toDo, { dueAt: day(1) })];
    await assign(mine, max);

    const { text } = await readCalendar((await aCalendarFeed(max)).url);

    expect(eventsIn(text)).toMatchObject({ name: `Tasks of ${max.displayName}`, events: [{ summary: "Mine" }] });
  });

  test("titles and labels come back equal from a parser, whatever they have in them, and lines have 75 octets", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const titles = [
      'a;b,c\\n d\\\\e: "f" ^\'g^n',
      "END:VEVENT BEGIN:VALARM",
      "طلب جديد 🧑‍🚀 für Zoë, 漢字; ".repeat(8).trim(),
      "x".repeat(255),
      '=HYPERLINK("https://example.com")',
      "😀".repeat(60),
    ];
    for (const [index, title] of titles.entries()) await aTask(toDo, { title, dueAt: day(index + 1) });
    const labelled = await aTask(toDo, { title: "Labelled", dueAt: day(20) });
    const label = await aLabel(board, { title: "One, two; three" });
    await db.taskLabel.create({ data: { taskId: labelled.id, labelId: label.id, boardId: board.id } });

    const { text } = await readCalendar((await aCalendarFeed(max, board)).url);
    const { events } = eventsIn(text);

    expect(events.map(({ summary }) => summary)).toEqual([...titles, "Labelled"]);
    expect(events.at(-1)?.categories).toEqual(["One, two; three"]);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test("S12: line breaks in titles, labels and boards add no lines of their own", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const hostile = "One\r\nEND:VEVENT\nBEGIN:VEVENT\rSUMMARY:Two\u0000\u2028";
    const task = await aTask(toDo, { dueAt: day(1) });
    await db.task.update({ where: { id: task.id }, data: { title: hostile.replace("\u0000", "") } });
    await db.board.update({ where: { id: board.id }, data: { title: hostile.replace("\u0000", "") } });

    const { text } = await readCalendar((await aCalendarFeed(max, board)).url);

    expect(eventsIn(text).events).toHaveLength(1);
    expect(text.match(/^(BEGIN|END):VEVENT/gm)).toEqual(["BEGIN:VEVENT", "END:VEVENT"]);
  });

  test("a task keeps its identity when it changes, with a higher sequence", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { dueAt: day(1), updatedAt: new Date(Date.now() - DAY) });
    const { url } = await aCalendarFeed(max, board);
    const [before] = eventsIn((await readCalendar(url)).text).events;
    await db.task.update({ where: { id: task.id }, data: { dueAt: day(2) } });

    const [after] = eventsIn((await readCalendar(url)).text).events;

    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  });

  test("answers 304 while nothing has changed, and HEAD without a body", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    await aTask(toDo, { dueAt: day(1) });
    const { url } = await aCalendarFeed(max, board);
    const etag = (await readCalendar(url)).headers.get("etag") ?? "";

    expect((await readCalendar(url, { "if-none-match": etag })).status).toBe(304);
    expect(await readCalendar(url, {}, "HEAD")).toMatchObject({ status: 200, text: "" });
    await aTask(toDo, { dueAt: day(2) });
    expect((await readCalendar(url, { "if-none-match": etag })).status).toBe(200);
  });

  test("is read in the person’s time zone where one date is a whole day and the other a time", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    await db.user.update({ where: { id: max.id }, data: { timezone: "Asia/Tokyo" } });
    await aTask(toDo, { startedAt: day(1), dueAt: at(2, 20) });

    const { text } = await readCalendar((await aCalendarFeed(max, board)).url);

    expect(eventsIn(text).events).toMatchObject([{ start: compact(day(1)), end: compact(day(4)) }]);
  });

  test("has a start on the days of the person, also if it is after the midnight in UTC that a whole day is due", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    await db.user.update({ where: { id: max.id }, data: { timezone: "America/Los_Angeles" } });
    await aTask(toDo, { title: "Two days", startedAt: at(3, 2), dueAt: day(3) });
    await aTask(toDo, { title: "One day", startedAt: at(4, 17), dueAt: day(4) });
    await aTask(toDo, { title: "Start after it is due", startedAt: at(7, 17), dueAt: at(5, 17) });

    const { events } = eventsIn((await readCalendar((await aCalendarFeed(max, board)).url)).text);

    expect(events.map(({ start, end }) => [start, end])).toEqual([
      [compact(day(2)), compact(day(4))],
      [compact(day(4)), compact(day(5))],
      [`${compact(day(5))}T17:00:00Z`, `${compact(day(5))}T17:30:00Z`],
    ]);
  });

  test("has no end after the year 9999", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    await db.user.update({ where: { id: max.id }, data: { timezone: "Asia/Tokyo" } });
    const late = new Date("9999-12-31T23:45:00Z");
    await aTask(toDo, { dueAt: new Date("9999-12-31T00:00:00Z") });
    await aTask(toDo, { dueAt: late });
    await aTask(toDo, { startedAt: day(1), dueAt: late });

    const { status, text } = await readCalendar((await aCalendarFeed(max, board)).url);

    expect([status, text.match(/^DTEND.*/gm)]).toEqual([200, null]);
    expect(text.match(/^DTSTART.*/gm)).toEqual([
      "DTSTART;VALUE=DATE:99991231",
      "DTSTART:99991231T234500Z",
      `DTSTART;VALUE=DATE:${compact(day(1)).replaceAll("-", "")}`,
    ]);
  });

  test("is read in two statements, whatever the number of tasks", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const { url } = await aCalendarFeed(max, board);
    const statements = async () => /"queries":(\d+)/.exec(await logOf(() => readCalendar(url)))?.[1];
    const before = await statements();
    for (let index = 1; index < 6; index += 1) await aTask(toDo, { dueAt: day(index) });

    expect([before, await statements()]).toEqual(["2", "2"]);
  });

  test("a method other than GET is refused", async () => {
    expect((await readCalendar("https://boards.test/calendar/x.ics", {}, "POST")).status).toBe(404);
  });
});
