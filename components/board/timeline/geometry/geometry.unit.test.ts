import { describe, expect, test } from "vitest";
import { arrowPath } from "@/components/board/timeline/geometry/arrow-path";
import { barAfter, barOf } from "@/components/board/timeline/geometry/bar";
import { dateOf, dayOf, monthsLater, startOfWeek, weekdayOf } from "@/components/board/timeline/geometry/days";
import { linkRefusal } from "@/components/board/timeline/geometry/links";
import { newDates } from "@/components/board/timeline/geometry/new-dates";
import { chartSpan } from "@/components/board/timeline/geometry/range";
import { weekendIn } from "@/components/board/timeline/geometry/weekend";
import { nextZoom, scaleOf, unitsLater } from "@/components/board/timeline/geometry/zoom";

const today = dayOf("2026-11-28");
const [berlin, auckland] = ["Europe/Berlin", "Pacific/Auckland"];
const whole = (date: string) => `${date} 00:00:00`;
const barIn = (zone: string, started_at: string | null, due_at: string | null) => {
  const bar = barOf({ started_at, due_at }, zone, today);
  return bar && [bar.kind, dateOf(bar.from), dateOf(bar.to)];
};

describe("days", () => {
  test("weekdays and weeks are right before and after 1970", () => {
    expect(weekdayOf(dayOf("2026-11-28"))).toBe(6);
    expect(weekdayOf(dayOf("1969-12-28"))).toBe(0);
    expect(dateOf(startOfWeek(dayOf("2027-01-01"), 1))).toBe("2026-12-28");
    expect(dateOf(startOfWeek(dayOf("2027-01-01"), 0))).toBe("2026-12-27");
  });

  test.each([
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-12-15", 1, "2027-01-15"],
    ["2026-01-15", -1, "2025-12-15"],
  ])("%s and %i months is %s", (from, months, to) => {
    expect(dateOf(monthsLater(dayOf(from), months))).toBe(to);
  });
});

describe("bars", () => {
  test.each([
    ["both dates", berlin, whole("2026-12-03"), whole("2026-12-07"), ["range", "2026-12-03", "2026-12-07"]],
    ["only a due date", berlin, null, whole("2026-12-07"), ["due", "2026-12-07", "2026-12-07"]],
    ["only a start, until today", berlin, whole("2026-11-01"), null, ["start", "2026-11-01", "2026-11-28"]],
    ["only a start to come", berlin, whole("2026-12-30"), null, ["start", "2026-12-30", "2027-01-01"]],
    [
      "a start after the due date",
      berlin,
      whole("2026-12-09"),
      whole("2026-12-07"),
      ["range", "2026-12-07", "2026-12-09"],
    ],
    [
      "times on the reader’s days",
      auckland,
      "2026-12-02 11:30:00",
      "2026-12-07 09:00:00",
      ["range", "2026-12-03", "2026-12-07"],
    ],
    ["no dates", berlin, null, null, null],
  ])("a task with %s", (_, zone, start, due, expected) => {
    expect(barIn(zone, start, due)).toEqual(expected);
  });

  test("an end never passes the other one, and moving a missing end sets its date", () => {
    const bar = { kind: "range", from: 10, to: 12 } as const;
    expect(barAfter(bar, "start", 9)).toEqual({ kind: "range", from: 12, to: 12 });
    expect(barAfter(bar, "end", -9)).toEqual({ kind: "range", from: 10, to: 10 });
    expect(barAfter({ kind: "due", from: 5, to: 5 }, "start", -2)).toEqual({ kind: "range", from: 3, to: 5 });
    expect(barAfter({ kind: "due", from: 5, to: 5 }, "end", 2)).toEqual({ kind: "due", from: 7, to: 7 });
    expect(barAfter({ kind: "start", from: 5, to: 7 }, "end", 2)).toEqual({ kind: "range", from: 5, to: 9 });
  });
});

describe("new dates", () => {
  const move = (started_at: string | null, due_at: string | null, part: "whole" | "start" | "end", days: number) => {
    const bar = barOf({ started_at, due_at }, berlin, today);
    return bar && newDates({ started_at, due_at }, bar, barAfter(bar, part, days), berlin);
  };

  test.each([
    [
      "whole days",
      whole("2026-12-30"),
      whole("2026-12-31"),
      "whole",
      2,
      { started_at: whole("2027-01-01"), due_at: whole("2027-01-02") },
    ],
    // Clocks are put forward on 28 March 2027: 9:00 is 8:00 in UTC before, and 7:00 after.
    [
      "times across a clock change",
      null,
      "2027-03-26 08:00:00",
      "whole",
      3,
      { started_at: null, due_at: "2027-03-29 07:00:00" },
    ],
    [
      "only the end that moved",
      whole("2026-12-01"),
      "2026-12-05 16:00:00",
      "end",
      1,
      { started_at: whole("2026-12-01"), due_at: "2026-12-06 16:00:00" },
    ],
    [
      "a start that was missing",
      null,
      whole("2026-12-05"),
      "start",
      -2,
      { started_at: whole("2026-12-03"), due_at: whole("2026-12-05") },
    ],
    [
      "nothing when nothing moved",
      whole("2026-12-01"),
      whole("2026-12-05"),
      "whole",
      0,
      { started_at: whole("2026-12-01"), due_at: whole("2026-12-05") },
    ],
  ] as const)("%s", (_, start, due, part, days, expected) => {
    expect(move(start, due, part, days)).toEqual(expected);
  });

  test.each([
    ["end", 2, { started_at: "2026-07-05 07:00:00", due_at: whole("2026-07-12") }],
    ["start", -2, { started_at: "2026-07-03 07:00:00", due_at: whole("2026-07-10") }],
    ["whole", 0, { started_at: "2026-07-10 07:00:00", due_at: whole("2026-07-05") }],
  ] as const)("the %s of a bar that starts after it is due is moved by %i days", (part, days, expected) => {
    expect(move("2026-07-10 07:00:00", whole("2026-07-05"), part, days)).toEqual(expected);
  });

  test.each([
    ["whole", 1, whole("2026-07-20"), whole("2026-07-22"), [whole("2026-07-06"), whole("2026-07-11")]],
    ["end", 1, whole("2026-07-03"), whole("2026-07-22"), [whole("2026-07-03"), whole("2026-07-11")]],
    ["end", 1, whole("2026-07-20"), whole("2026-07-22"), [whole("2026-07-05"), whole("2026-07-11")]],
  ] as const)(
    "the %s that moves by %i days comes to the day that is shown, whatever others have set meanwhile",
    (part, days, started_at, due_at, expected) => {
      const before = { kind: "range", from: dayOf("2026-07-05"), to: dayOf("2026-07-10") } as const;
      const dates = newDates({ started_at, due_at }, before, barAfter(before, part, days), berlin);
      expect([dates.started_at, dates.due_at]).toEqual(expected);
    },
  );

  test("a start that somebody has set meanwhile stays", () => {
    const before = { kind: "due", from: today, to: today } as const;
    const dates = { started_at: whole("2026-11-01"), due_at: whole("2026-11-28") };
    expect(newDates(dates, before, barAfter(before, "whole", 1), berlin)).toEqual({
      ...dates,
      due_at: whole("2026-11-29"),
    });
  });

  test("a task without dates gets both", () => {
    const bar = { kind: "range", from: today, to: today + 2 } as const;
    expect(newDates({ started_at: null, due_at: null }, null, bar, berlin)).toEqual({
      started_at: whole("2026-11-28"),
      due_at: whole("2026-11-30"),
    });
  });
});

describe("the scale", () => {
  const dates = (spans: { from: number; to: number }[]) => spans.map(({ from, to }) => [dateOf(from), dateOf(to)]);
  const span = { from: dayOf("2026-12-30"), to: dayOf("2027-01-03") };

  test("months above days", () => {
    const { upper, lower } = scaleOf("day", span, 1);
    expect(dates(upper)).toEqual([
      ["2026-12-01", "2027-01-01"],
      ["2027-01-01", "2027-02-01"],
    ]);
    expect(lower).toHaveLength(4);
  });

  test("quarters above weeks, which begin where the reader’s do", () => {
    expect(dates(scaleOf("week", span, 1).lower)).toEqual([["2026-12-28", "2027-01-04"]]);
    expect(dates(scaleOf("week", span, 0).lower)[0]).toEqual(["2026-12-27", "2027-01-03"]);
    expect(dates(scaleOf("week", span, 1).upper)[0]).toEqual(["2026-10-01", "2027-01-01"]);
  });

  test("years above months", () => {
    expect(dates(scaleOf("month", span, 1).upper)[1]).toEqual(["2027-01-01", "2028-01-01"]);
    expect(dates(scaleOf("month", span, 1).lower)[0]).toEqual(["2026-12-01", "2027-01-01"]);
  });

  test("keys move by a unit, zoom stops at both ends", () => {
    expect(dateOf(unitsLater(dayOf("2026-12-31"), "month", 2))).toBe("2027-02-28");
    expect(unitsLater(10, "week", -1)).toBe(3);
    expect([nextZoom("week", 1), nextZoom("day", 1), nextZoom("month", -1)]).toEqual(["day", "day", "month"]);
  });
});

describe("the span of the chart", () => {
  test("reaches a year beyond the dates and today", () => {
    const { from, to } = chartSpan([{ started_at: null, due_at: whole("2027-06-01") }], today);
    expect([from, to]).toEqual([today - 366, dayOf("2027-06-01") + 366]);
  });

  test("is bounded, whatever the dates are", () => {
    const { from, to } = chartSpan([{ started_at: whole("1000-01-01"), due_at: whole("9999-12-31") }], today);
    expect(to - from).toBe(200 * 366);
  });
});

test.each([
  ["itself", 1, 1, "self"],
  ["what it already blocks", 1, 2, "exists"],
  ["what blocks it", 2, 1, "circle"],
  ["what blocks it through others", 3, 1, "circle"],
  ["what it blocks through others", 1, 3, null],
  ["another task", 4, 1, null],
])("a task that would block %s", (_, from, to, expected) => {
  const links = [
    { predecessor_id: 1, successor_id: 2 },
    { predecessor_id: 2, successor_id: 3 },
  ];
  expect(linkRefusal(links, from, to)).toBe(expected);
});

test("an arrow goes on directly where there is room, and otherwise around between the rows", () => {
  expect(arrowPath({ x: 0, y: 0 }, { x: 100, y: 36 }, 18)).toBe("M0 0L5 0Q10 0 10 5L10 31Q10 36 15 36L100 36");
  const back = arrowPath({ x: 100, y: 0 }, { x: 0, y: 36 }, 18);
  expect(back.startsWith("M100 0L105 0Q110 0 110 5")).toBe(true);
  expect(back.endsWith("L0 36")).toBe(true);
});

test("weekends are those of the reader’s country", () => {
  expect(weekendIn("de-DE")).toEqual([6, 0]);
  expect(weekendIn("ar-EG")).toEqual([5, 6]);
});
