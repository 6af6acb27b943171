import { expect, test } from "vitest";
import { BLANK } from "@/components/board-store/edits/blank-task";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { spanOf, tasksBetween } from "@/components/board/calendar/days/spans";

const aTask = (id: number, due_at: string | null, more: Partial<StoredTask> = {}): StoredTask => ({
  ...BLANK,
  ...{ id, title: `Task ${id}`, position: "1.00", stage_id: 1, due_at },
  ...more,
});

test.each([
  ["2026-11-28 00:00:00", null, "Pacific/Kiritimati", { first: "2026-11-28", last: "2026-11-28", time: null }],
  ["2026-11-28 22:30:00", null, "Asia/Tokyo", { first: "2026-11-29", last: "2026-11-29", time: "07:30" }],
  ["2026-11-28 02:30:00", null, "America/New_York", { first: "2026-11-27", last: "2026-11-27", time: "21:30" }],
  ["2027-01-02 00:00:00", "2026-12-30 00:00:00", "UTC", { first: "2026-12-30", last: "2027-01-02", time: null }],
  ["2026-11-28 00:00:00", "2026-12-24 00:00:00", "UTC", { first: "2026-11-28", last: "2026-11-28", time: null }],
])("due at %s and started at %s in %s takes its days there", (due_at, started_at, timeZone, span) => {
  expect(spanOf({ due_at, started_at }, timeZone)).toEqual(span);
});

test("a task without a due date has no days", () => {
  expect(spanOf({ due_at: null, started_at: "2026-11-28 00:00:00" }, "UTC")).toBeNull();
});

test("only tasks of the days are found, in order: longer ones, whole days, times, and last what is done", () => {
  const tasks = [
    aTask(1, "2026-11-28 09:00:00"),
    aTask(2, "2026-11-28 00:00:00", { status: "closed" }),
    aTask(3, "2026-11-28 00:00:00"),
    aTask(4, "2026-11-30 00:00:00", { started_at: "2026-11-28 00:00:00" }),
    aTask(5, "2026-12-20 00:00:00", { started_at: "2026-11-01 00:00:00" }),
    aTask(6, "2026-11-28 08:00:00"),
    aTask(7, "2026-11-22 00:00:00"),
    aTask(8, "2026-12-01 00:00:00"),
    aTask(9, null),
  ];

  const found = tasksBetween(tasks, { from: "2026-11-23", to: "2026-11-29", timeZone: "UTC" });

  expect(found.map(({ task }) => task.id)).toEqual([5, 4, 3, 6, 1, 2]);
});

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("a time at the edge of the days is found in %s", (timeZone) => {
  const tasks = [aTask(1, "2026-11-22 10:30:00"), aTask(2, "2026-11-30 10:30:00")];

  const found = tasksBetween(tasks, { from: "2026-11-23", to: "2026-11-29", timeZone });

  expect(found.map(({ task }) => task.id)).toEqual(timeZone === "Pacific/Kiritimati" ? [1] : [2]);
});
