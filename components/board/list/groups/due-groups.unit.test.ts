import { expect, test } from "vitest";
import { dueAtIn, dueGrouper, firstDayOf } from "@/components/board/list/groups/due-groups";

/** A Wednesday noon in Berlin; weeks begin on Monday. */
const calendar = { now: new Date("2026-11-18T11:00:00Z"), timeZone: "Europe/Berlin", locale: "en-US", startOfWeek: 1 };

test.each([
  ["nothing", null, "open", "none"],
  ["a day that is over", "2026-11-17 00:00:00", "open", "overdue"],
  ["a day that is over, of a task that is done", "2026-11-17 00:00:00", "closed", "earlier"],
  ["an hour ago", "2026-11-18 10:00:00", "open", "overdue"],
  ["an hour ago, of a task that is done", "2026-11-18 10:00:00", "closed", "today"],
  ["today", "2026-11-18 00:00:00", "open", "today"],
  ["today at 23:30 in Berlin", "2026-11-18 22:30:00", "open", "today"],
  ["tomorrow at 00:30 in Berlin", "2026-11-18 23:30:00", "open", "tomorrow"],
  ["Sunday", "2026-11-22 00:00:00", "open", "this-week"],
  ["next Monday", "2026-11-23 00:00:00", "open", "next-week"],
  ["the Monday after", "2026-11-30 00:00:00", "open", "later"],
])("a task due %s", (_, due_at, status, group) => {
  expect(dueGrouper(calendar)({ due_at, status })).toBe(group);
});

test.each([
  ["today", "2026-11-18"],
  ["tomorrow", "2026-11-19"],
  ["this-week", "2026-11-20"],
  ["next-week", "2026-11-23"],
  ["later", "2026-11-30"],
  ["overdue", null],
  ["earlier", null],
] as const)("a task dropped on %s is due on the first day of the group", (group, day) => {
  expect(firstDayOf(group, calendar)).toBe(day);
});

test("on a Sunday nothing else is this week, and tomorrow is not next week", () => {
  const sunday = { ...calendar, now: new Date("2026-11-22T11:00:00Z") };

  expect(firstDayOf("this-week", sunday)).toBeNull();
  expect(firstDayOf("next-week", sunday)).toBe("2026-11-24");
});

test("the time of day goes where the task would be overdue at once", () => {
  expect(dueAtIn("today", "2026-11-01 16:30:00", calendar)).toBe("2026-11-18 16:30:00");
  expect(dueAtIn("today", "2026-11-01 09:30:00", calendar)).toBe("2026-11-18 00:00:00");
});

test("the time of day stays", () => {
  expect(dueAtIn("tomorrow", "2026-11-01 16:30:00", calendar)).toBe("2026-11-19 16:30:00");
  expect(dueAtIn("none", "2026-11-01 16:30:00", calendar)).toBeNull();
});
