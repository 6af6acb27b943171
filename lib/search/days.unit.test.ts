import { expect, test } from "vitest";
import { datesOf, readDays } from "@/lib/search/days";

const TODAY = "2026-11-26";
const daysOf = (value: string, direction: "ahead" | "ago") => {
  const days = readDays(value, direction);
  return days && Object.values(datesOf(days, TODAY));
};

test.each([
  ["today", ["2026-11-26", "2026-11-27"]],
  ["tomorrow", ["2026-11-27", "2026-11-28"]],
  ["yesterday", ["2026-11-25", "2026-11-26"]],
  ["2026-12-24", ["2026-12-24", "2026-12-25"]],
  ["<2026-12-24", [null, "2026-12-24"]],
  ["<=2026-12-24", [null, "2026-12-25"]],
  [">2026-12-24", ["2026-12-25", null]],
  [">=2026-12-24", ["2026-12-24", null]],
  ["<today", [null, "2026-11-26"]],
  ["2026-12-01..2026-12-24", ["2026-12-01", "2026-12-25"]],
  ["today..2w", ["2026-11-26", "2026-12-11"]],
  ["..tomorrow", [null, "2026-11-28"]],
  ["tomorrow..", ["2026-11-27", null]],
  ["7d", ["2026-12-03", "2026-12-04"]],
  ["<7d", ["2026-11-26", "2026-12-04"]],
  [">2w", ["2026-12-11", null]],
  [">=1m", ["2026-12-26", null]],
  ["999y", ["3025-03-29", "3025-03-30"]],
])("due:%s is these days", (value, days) => {
  expect(daysOf(value, "ahead")).toEqual(days);
});

test.each([
  ["<7d", ["2026-11-19", "2026-11-27"]],
  [">2w", [null, "2026-11-12"]],
  ["2w..1w", ["2026-11-12", "2026-11-20"]],
])("created:%s is these days", (value, days) => {
  expect(daysOf(value, "ago")).toEqual(days);
});

test.each([
  "",
  "<",
  "..",
  "2026-13-01",
  "2026-02-30",
  "7",
  "7x",
  "1000d",
  "<..>",
  "today..x",
  "a..today",
  "<today..",
  "toString",
])("%j are no days", (value) => {
  expect(readDays(value, "ahead")).toBeNull();
});
