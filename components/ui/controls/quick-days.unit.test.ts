import { expect, test } from "vitest";
import { quickDays } from "@/components/ui/controls/quick-days";

const usual = ["Today", "Tomorrow", "Next Monday", "In a week"];

test.each([
  ["Monday", "2026-11-23", ["Today", "Tomorrow", "Next Monday", "In two weeks"]],
  ["Tuesday", "2026-11-24", usual],
  ["Wednesday", "2026-11-25", usual],
  ["Thursday", "2026-11-26", usual],
  ["Friday", "2026-11-27", usual],
  ["Saturday", "2026-11-28", usual],
  ["Sunday", "2026-11-29", ["Today", "Tomorrow", "In a week", "In two weeks"]],
])("offers four different days on a %s, the nearest first", (_, today, label) => {
  const days = quickDays(today);

  const dates = days.map(({ date }) => date);
  expect(days.map((day) => day.label)).toEqual(label);
  expect(dates).toEqual([...new Set(dates)].sort());
});
