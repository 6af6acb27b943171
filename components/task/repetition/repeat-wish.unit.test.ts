import { describe, expect, test } from "vitest";
import {
  bodyOf,
  firstWish,
  monthTypesOn,
  nextDates,
  type RepeatRule,
  withFirstDay,
  wishOf,
} from "@/components/task/repetition/repeat-wish";
import { repeatEdit } from "@/components/task/repetition/repeat-edit";

const NOW = new Date("2027-03-10T12:00:00Z");
const weekly = firstWish("2027-03-10", "Europe/Berlin");
const texts = (dates: Date[]) => dates.map((date) => date.toISOString().slice(0, 16));

describe("the next dates of a rule", () => {
  test("keep the local time when the clocks change", () => {
    const wish = { ...weekly, time: "09:00", weekDays: [0] };

    expect(texts(nextDates(wish, NOW, 3))).toEqual(["2027-03-14T08:00", "2027-03-21T08:00", "2027-03-28T07:00"]);
  });

  test.each([
    ["the date of the first day", null, ["2027-03-10", "2027-04-10"]],
    ["its weekday", "secondWed", ["2027-03-10", "2027-04-14"]],
    ["the end of the month", "lastDay", ["2027-03-31", "2027-04-30"]],
  ])("are by %s", (_, monthType, expected) => {
    const wish = { ...weekly, unit: "monthly" as const, monthType, time: "18:00", timezone: "UTC" };

    expect(nextDates(wish, NOW, 2).map((date) => date.toISOString().slice(0, 10))).toEqual(expected);
  });

  test("are none without a weekday, or without a number", () => {
    expect(nextDates({ ...weekly, weekDays: [] }, NOW, 5)).toEqual([]);
    expect(nextDates({ ...weekly, every: 0 }, NOW, 5)).toEqual([]);
  });
});

test.each([
  ["2027-03-10", ["secondWed", "firstDay", "lastDay"]],
  ["2027-03-31", ["lastWed", "firstDay", "lastDay"]],
  ["2027-03-25", ["fourthThu", "lastThu", "firstDay", "lastDay"]],
])("the choices of a month on %s", (day, expected) => {
  expect(monthTypesOn(day)).toEqual(expected);
});

test.each([
  weekly,
  {
    ...weekly,
    unit: "monthly" as const,
    every: 3,
    monthType: "secondWed",
    weekDays: [],
    time: "18:30",
    createNew: true,
  },
  { ...weekly, unit: "daily" as const, weekDays: [], stageId: 4, whenComplete: false, time: "23:00" },
])("a rule is the same after it was sent and read", (wish) => {
  const edit = repeatEdit({ id: 1, repeat_task_meta: null }, { ...wish, timezone: "UTC" }, NOW);
  const rule = edit.kind === "repeat-task" ? edit.rule : null;

  expect(rule && bodyOf(wishOf(rule, "2027-03-10"))).toEqual({
    ...bodyOf({ ...wish, timezone: "UTC" }),
    next_repeat_date: rule?.next_repeat_date?.slice(0, 10),
  });
});

describe("a day that the next month lacks", () => {
  const ruleOn = (type: "monthly" | "yearly", day: number, next: string): RepeatRule => {
    const edit = repeatEdit({ id: 1, repeat_task_meta: null }, { ...weekly, unit: type, monthDays: [day] }, NOW);
    if (edit.kind !== "repeat-task" || !edit.rule) throw new Error("The task gets no rule.");
    return { ...edit.rule, selected_month_days: [day], time_zone: "UTC", next_repeat_date: `${next} 00:00:00` };
  };

  test.each([
    ["monthly", 29, "2027-02-28", ["2027-03-29", "2027-04-29"]],
    ["monthly", 30, "2027-02-28", ["2027-03-30", "2027-04-30"]],
    ["monthly", 31, "2027-02-28", ["2027-03-31", "2027-04-30"]],
    ["monthly", 31, "2027-04-30", ["2027-04-30", "2027-05-31"]],
    ["yearly", 29, "2027-02-28", ["2028-02-29", "2029-02-28"]],
  ] as const)("a %s rule stays on the %i from %s", (unit, day, next, expected) => {
    const wish = wishOf({ ...ruleOn(unit, day, next), selected_month: "Feb" }, "2027-01-01");

    expect(bodyOf(wish)).toMatchObject({ selected_month_days: [day], next_repeat_date: next });
    expect(nextDates(wish, NOW, 2).map((date) => date.toISOString().slice(0, 10))).toEqual(expected);
  });

  test("another first day replaces it, and several days stay", () => {
    const capped = wishOf(ruleOn("monthly", 31, "2027-02-28"), "2027-01-01");
    const other = withFirstDay(capped, "2027-03-15");

    expect(bodyOf(other)).toMatchObject({ selected_month_days: [15] });
    expect(withFirstDay({ ...other, monthDays: [1, 31] }, "2027-03-20").monthDays).toEqual([1, 31]);
  });
});
