import { expect, test } from "vitest";
import { dateOf, dayOf } from "@/components/board/timeline/geometry/days";
import { printScale } from "@/components/board/timeline/print/print-scale";

const today = dayOf("2026-11-28");
const due = (date: string) => ({ kind: "due", from: dayOf(date), to: dayOf(date) }) as const;
const scaleFor = (...dates: string[]) => {
  const scale = printScale(dates.map(due), 1, today);
  if (!scale) throw new Error("There is nothing to print.");
  return scale;
};

test.each([
  [["2026-11-28", "2026-12-10"], "day", 13, "2026-11-01"],
  [["2026-11-28", "2027-01-10"], "week", 7, "2026-10-01"],
  [["2026-11-28", "2027-11-10"], "month", 13, "2026-01-01"],
  [["2026-11-28", "2056-11-10"], "month", 31, "2026-01-01"],
])("from the first to the last of %j, in units of which a page has room", (dates, zoom, units, first) => {
  const { lower, upper, ...scale } = scaleFor(...dates);
  expect([scale.zoom, lower.length, dateOf(upper[0]?.from ?? 0)]).toEqual([zoom, units, first]);
});

test.each([[["9999-12-31"]], [["2026-11-28", "9999-12-31"]], [["0100-01-01", "9999-12-31"]]])(
  "the units of %j are bounded, and their bars within the page",
  (dates) => {
    const { lower, upper, at } = scaleFor(...dates);

    expect(lower.length).toBeLessThanOrEqual(202);
    expect(upper.length).toBeLessThanOrEqual(20);
    for (const date of dates) {
      expect(at(dayOf(date))).toBeGreaterThanOrEqual(0);
      expect(at(dayOf(date))).toBeLessThanOrEqual(100);
    }
  },
);

test("there is nothing to print without bars", () => {
  expect(printScale([], 1, today)).toBeNull();
});
