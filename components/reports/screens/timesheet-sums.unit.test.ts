import { expect, test } from "vitest";
import { minutesByDay, minutesOf, workedBy } from "@/components/reports/screens/timesheet-sums";
import type { WorkEntry } from "@/lib/time/timesheet/load";

let id = 0;
const entry = (day: string, taskId: number, userId: number | null, minutes: number): WorkEntry => ({
  ...{ id: (id += 1), day, taskId, userId, billableMinutes: minutes, workingMinutes: minutes, message: null },
  ...{ createdAt: `${day} 08:00:00` as WorkEntry["createdAt"], doneAt: `${day} 00:00:00` as WorkEntry["doneAt"] },
});
const entries = [
  entry("2026-11-23", 1, 7, 30),
  entry("2026-11-23", 2, 8, 45),
  entry("2026-11-24", 1, 8, 60),
  entry("2026-11-24", 1, null, 5),
];

test("what was worked on most comes first, with its entries and its time of each day", () => {
  expect(workedBy(entries, ({ taskId }) => taskId)).toEqual([
    {
      id: 1,
      entries: 3,
      minutes: 95,
      byDay: new Map([
        ["2026-11-23", 30],
        ["2026-11-24", 65],
      ]),
    },
    { id: 2, entries: 1, minutes: 45, byDay: new Map([["2026-11-23", 45]]) },
  ]);
});

test("sums by task, by person and by day agree, people whose accounts are gone included", () => {
  const sums = [
    workedBy(entries, ({ taskId }) => taskId).reduce((sum, { minutes }) => sum + minutes, 0),
    workedBy(entries, ({ userId }) => userId).reduce((sum, { minutes }) => sum + minutes, 0),
    [...minutesByDay(entries).values()].reduce((sum, minutes) => sum + minutes, 0),
  ];
  expect(sums).toEqual([140, 140, 140]);
  expect(minutesOf(entries)).toBe(140);
  expect(workedBy(entries, ({ userId }) => userId).map((worked) => worked.id)).toEqual([8, 7, 0]);
});
