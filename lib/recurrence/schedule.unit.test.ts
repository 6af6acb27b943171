import { describe, expect, test } from "vitest";
import { nextRun, type Schedule, withDefaults } from "@/lib/recurrence/schedule";
import { type Day, dayIn, dayOf } from "@/lib/recurrence/zoned";

const SCHEDULE: Schedule = {
  unit: "daily",
  every: 1,
  weekDays: [],
  monthDays: [],
  monthType: null,
  month: null,
  time: "09:00",
  timezone: "UTC",
};
const day = (text: string): Day => {
  const [year = 0, month = 0, date = 0] = text.split("-").map(Number);
  return dayOf(year, month - 1, date);
};

function runs(overrides: Partial<Schedule>, startDay: string, after: string, count: number): string[] {
  const schedule = withDefaults({ ...SCHEDULE, ...overrides }, day(startDay));
  const found: Date[] = [];
  for (
    let [first, last] = [day(startDay), new Date(after)];
    found.length < count;
    first = dayIn(schedule.timezone, last)
  ) {
    last = nextRun(schedule, first, last);
    found.push(last);
  }
  return found.map((run) => run.toISOString().slice(0, 16));
}

describe("a schedule", () => {
  test.each<[string, Partial<Schedule>, string, string, string[]]>([
    [
      "every day",
      {},
      "2027-03-01",
      "2027-03-01T08:59:59Z",
      ["2027-03-01T09:00", "2027-03-02T09:00", "2027-03-03T09:00"],
    ],
    ["excluding the given moment", {}, "2027-03-01", "2027-03-01T09:00:00Z", ["2027-03-02T09:00"]],
    ["not before it starts", {}, "2027-05-01", "2027-03-01T00:00:00Z", ["2027-05-01T09:00"]],
    [
      "every third day, counted from its beginning",
      { every: 3 },
      "2027-03-01",
      "2027-03-05T00:00:00Z",
      ["2027-03-07T09:00", "2027-03-10T09:00"],
    ],
    [
      "the second Tuesday of every other month",
      { unit: "monthly", every: 2, monthType: "secondTue" },
      "2027-03-09",
      "2027-03-09T10:00:00Z",
      ["2027-05-11T09:00", "2027-07-13T09:00"],
    ],
    [
      "the last Friday of October, every year",
      { unit: "yearly", monthType: "lastFri", month: "Oct" },
      "2027-01-01",
      "2027-01-01T00:00:00Z",
      ["2027-10-29T09:00", "2028-10-27T09:00"],
    ],
    ["without a time at midnight", { time: null }, "2027-03-01", "2027-03-01T00:00:00Z", ["2027-03-02T00:00"]],
    [
      "every week on the day on which it begins",
      { unit: "weekly" },
      "2027-03-03",
      "2027-03-03T10:00:00Z",
      ["2027-03-10T09:00", "2027-03-17T09:00"],
    ],
    [
      "every week on some days, in whatever order they are named",
      { unit: "weekly", weekDays: ["Fri", "Mon"] },
      "2027-03-02",
      "2027-03-02T00:00:00Z",
      ["2027-03-05T09:00", "2027-03-08T09:00", "2027-03-12T09:00"],
    ],
    [
      "days of the week by long names and numbers",
      { unit: "weekly", weekDays: ["monday", "0", "7"] },
      "2027-03-01",
      "2027-03-01T10:00:00Z",
      ["2027-03-07T09:00", "2027-03-08T09:00"],
    ],
    [
      "every second week: Sunday ends a week",
      { unit: "weekly", every: 2, weekDays: ["Sun", "Mon"] },
      "2027-03-01",
      "2027-03-01T00:00:00Z",
      ["2027-03-01T09:00", "2027-03-07T09:00", "2027-03-15T09:00", "2027-03-21T09:00"],
    ],
    [
      "every month on the day of its beginning",
      { unit: "monthly" },
      "2027-01-15",
      "2027-01-15T10:00:00Z",
      ["2027-02-15T09:00", "2027-03-15T09:00"],
    ],
    [
      "every month on the 31st, where it is short on its last",
      { unit: "monthly", monthDays: [31] },
      "2027-01-01",
      "2027-01-01T00:00:00Z",
      ["2027-01-31T09:00", "2027-02-28T09:00", "2027-03-31T09:00", "2027-04-30T09:00"],
    ],
    [
      "begun on a 31st it comes back to it",
      { unit: "monthly" },
      "2027-01-31",
      "2027-01-31T10:00:00Z",
      ["2027-02-28T09:00", "2027-03-31T09:00"],
    ],
    [
      "the 30th and the 31st are one day in a short month",
      { unit: "monthly", monthDays: [31, 30, 2] },
      "2027-04-01",
      "2027-04-01T00:00:00Z",
      ["2027-04-02T09:00", "2027-04-30T09:00", "2027-05-02T09:00", "2027-05-30T09:00", "2027-05-31T09:00"],
    ],
    [
      "the 31st in February of a leap year",
      { unit: "monthly", monthDays: [31] },
      "2028-02-01",
      "2028-02-01T00:00:00Z",
      ["2028-02-29T09:00"],
    ],
    [
      "on the first day of every month",
      { unit: "monthly", monthType: "firstDay", monthDays: [12] },
      "2027-01-05",
      "2027-01-05T00:00:00Z",
      ["2027-02-01T09:00", "2027-03-01T09:00"],
    ],
    [
      "on the last day of every second month",
      { unit: "monthly", every: 2, monthType: "lastDay" },
      "2027-12-05",
      "2027-12-05T00:00:00Z",
      ["2027-12-31T09:00", "2028-02-29T09:00", "2028-04-30T09:00"],
    ],
    [
      "every fifth month over the end of a year",
      { unit: "monthly", every: 5, monthDays: [10] },
      "2027-10-10",
      "2027-10-10T10:00:00Z",
      ["2028-03-10T09:00", "2028-08-10T09:00"],
    ],
    [
      "every year on the day of its beginning",
      { unit: "yearly" },
      "2027-06-07",
      "2027-06-07T10:00:00Z",
      ["2028-06-07T09:00", "2029-06-07T09:00"],
    ],
    [
      "every year in the month that is chosen",
      { unit: "yearly", month: "Sep", monthDays: [1, 15] },
      "2027-10-01",
      "2027-10-01T00:00:00Z",
      ["2028-09-01T09:00", "2028-09-15T09:00", "2029-09-01T09:00"],
    ],
    [
      "29 February, in common years the day before March",
      { unit: "yearly" },
      "2028-02-29",
      "2028-02-29T10:00:00Z",
      ["2029-02-28T09:00", "2030-02-28T09:00", "2031-02-28T09:00", "2032-02-29T09:00"],
    ],
    [
      "every fourth year on 29 February",
      { unit: "yearly", every: 4 },
      "2028-02-29",
      "2028-02-29T10:00:00Z",
      ["2032-02-29T09:00", "2036-02-29T09:00"],
    ],
    [
      "on the last day of February",
      { unit: "yearly", month: "Feb", monthType: "lastDay" },
      "2027-01-01",
      "2027-01-01T00:00:00Z",
      ["2027-02-28T09:00", "2028-02-29T09:00"],
    ],
    [
      "after a long pause one run, then as before",
      { unit: "weekly", every: 2, weekDays: ["Tue"] },
      "2020-01-07",
      "2027-03-03T00:00:00Z",
      ["2027-03-09T09:00", "2027-03-23T09:00"],
    ],
  ])("computes its runs: %s", (_, schedule, startDay, after, expected) => {
    expect(runs(schedule, startDay, after, expected.length)).toEqual(expected);
  });
});

describe("a schedule in a time zone", () => {
  test.each<[string, Partial<Schedule>, string, string, string[]]>([
    [
      "keeps to the clocks when summer begins",
      { timezone: "Europe/Berlin" },
      "2026-03-27",
      "2026-03-27T00:00:00Z",
      ["2026-03-27T08:00", "2026-03-28T08:00", "2026-03-29T07:00", "2026-03-30T07:00"],
    ],
    [
      "keeps to the clocks when summer ends",
      { timezone: "Europe/Berlin" },
      "2026-10-24",
      "2026-10-24T00:00:00Z",
      ["2026-10-24T07:00", "2026-10-25T08:00"],
    ],
    [
      "a time that the clocks skip is an hour later on that day",
      { timezone: "Europe/Berlin", time: "02:30" },
      "2026-03-28",
      "2026-03-28T00:00:00Z",
      ["2026-03-28T01:30", "2026-03-29T01:30", "2026-03-30T00:30"],
    ],
    [
      "a time that the clocks show twice is the first of the two, once",
      { timezone: "Europe/Berlin", time: "02:30" },
      "2026-10-24",
      "2026-10-24T00:00:00Z",
      ["2026-10-24T00:30", "2026-10-25T00:30", "2026-10-26T01:30"],
    ],
    [
      "midnight that the clocks skip",
      { timezone: "America/Santiago", time: "00:00" },
      "2026-09-05",
      "2026-09-05T00:00:00Z",
      ["2026-09-05T04:00", "2026-09-06T04:00", "2026-09-07T03:00"],
    ],
    [
      "the local day west of UTC",
      { unit: "weekly", weekDays: ["Mon"], timezone: "America/Los_Angeles", time: "20:00" },
      "2027-01-04",
      "2027-01-04T00:00:00Z",
      ["2027-01-05T04:00", "2027-01-12T04:00"],
    ],
    [
      "the local day east of UTC",
      { unit: "monthly", monthDays: [1], timezone: "Pacific/Kiritimati", time: "08:00" },
      "2027-02-01",
      "2027-01-31T00:00:00Z",
      ["2027-01-31T18:00", "2027-02-28T18:00"],
    ],
    [
      "half an hour of Lord Howe",
      { timezone: "Australia/Lord_Howe", time: "02:15" },
      "2026-10-03",
      "2026-10-02T00:00:00Z",
      ["2026-10-02T15:45", "2026-10-03T15:45", "2026-10-04T15:15"],
    ],
    ["a plain offset", { timezone: "+05:30" }, "2027-01-01", "2027-01-01T00:00:00Z", ["2027-01-01T03:30"]],
    [
      "a day that a zone never had",
      { timezone: "Pacific/Apia", time: "10:00" },
      "2011-12-29",
      "2011-12-29T00:00:00Z",
      ["2011-12-29T20:00", "2011-12-30T20:00", "2011-12-31T20:00"],
    ],
  ])("computes its runs: %s", (_, schedule, startDay, after, expected) => {
    expect(runs(schedule, startDay, after, expected.length)).toEqual(expected);
  });
});

test.each([{ timezone: "Mars/Base" }, { unit: "weekly" as const }, { every: NaN }])(
  "throws for the impossible schedule %j",
  (overrides) => {
    expect(() => nextRun({ ...SCHEDULE, ...overrides }, day("2027-03-01"), new Date("2027-03-01T00:00:00Z"))).toThrow(
      "No run",
    );
  },
);
