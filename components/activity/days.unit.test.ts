import { expect, test } from "vitest";
import { daysOf, topicsOf, withoutDuplicates } from "@/components/activity/days";

const clock = { now: new Date("2026-11-22T12:00:00Z"), timeZone: "Asia/Tokyo", locale: "en-GB" };

test("lines are grouped by the reader's days", () => {
  const lines = [
    "2026-11-22T10:00:00+00:00",
    "2026-11-21 15:00:00",
    "2026-11-21T14:59:59+00:00",
    "2025-01-01T00:00:00+00:00",
  ].map((created_at) => ({ created_at }));

  expect(daysOf(lines, clock).map(({ words, lines: ofDay }) => [words, ofDay.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["1 Jan 2025", 1],
  ]);
});

test("adjacent lines about the same task form one topic, separate from a board with the same id", () => {
  const about = (object_type: string, object_id: number) => ({ object_type, object_id });
  const lines = [
    about("task_activity", 1),
    about("task_activity", 1),
    about("board_activity", 1),
    about("task_activity", 1),
    about("task_activity", 2),
  ];

  expect(topicsOf(lines).map((topic) => topic.length)).toEqual([2, 1, 1, 1]);
});

test("a board's line is dropped when the task's line says the same, and stays when the task has none", () => {
  const line = (object_type: string, action: string) => ({ object_type, action, column: "task" });
  const lines = [
    line("board_activity", "created"),
    line("task_activity", "created"),
    line("board_activity", "created"),
    line("board_activity", "archived"),
    line("task_activity", "closed"),
  ];

  expect(withoutDuplicates(lines)).toEqual(lines.slice(1));
});
