import { expect, test } from "vitest";
import { quickDays } from "@/components/ui/controls/quick-days";

const usual = ["today", "tomorrow", "nextMonday", "inOneWeek"];

test.each([
  ["Monday", "2026-11-23", ["today", "tomorrow", "nextMonday", "inTwoWeeks"]],
  ["Tuesday", "2026-11-24", usual],
  ["Wednesday", "2026-11-25", usual],
  ["Thursday", "2026-11-26", usual],
  ["Friday", "2026-11-27", usual],
  ["Saturday", "2026-11-28", usual],
  ["Sunday", "2026-11-29", ["today", "tomorrow", "inOneWeek", "inTwoWeeks"]],
])("offers four different days on a %s, the nearest first", (_, today, names) => {
  const days = quickDays(today);

  const dates = days.map(({ date }) => date);
  expect(days.map(({ name }) => name)).toEqual(names);
  expect(dates).toEqual([...new Set(dates)].sort());
});
