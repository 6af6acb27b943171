import { expect, test } from "vitest";
import { shiftedDates } from "@/lib/recurrence/dates";

const LOS_ANGELES = "America/Los_Angeles";

const weekLater = (dueAt: string, zone: string) => {
  const dates = { startedAt: null, dueAt: new Date(dueAt), remindAt: null, remindedAt: null };
  return shiftedDates(dates, 7, zone).dueAt?.toISOString();
};

test.each([
  ["a whole day", "2027-03-12T00:00:00Z", LOS_ANGELES, "2027-03-19T00:00:00.000Z"],
  ["17:00 becomes midnight in UTC", "2027-03-13T01:00:00Z", LOS_ANGELES, "2027-03-20T00:00:01.000Z"],
  ["17:00 stays there", "2027-03-20T00:00:01Z", LOS_ANGELES, "2027-03-27T00:00:01.000Z"],
  ["17:00 leaves midnight in UTC", "2027-11-06T00:00:01Z", LOS_ANGELES, "2027-11-13T01:00:00.000Z"],
  ["midnight in UTC by an offset", "2027-03-13T00:00:01Z", "+05:30", "2027-03-20T00:00:01.000Z"],
  ["with its seconds", "2027-03-12T18:00:30Z", LOS_ANGELES, "2027-03-19T17:00:30.000Z"],
  ["09:30 where clocks don't change", "2027-03-13T04:00:00Z", "+05:30", "2027-03-20T04:00:00.000Z"],
])("a date a week later keeps the local time: %s", (_, before, zone, after) => {
  expect(weekLater(before, zone)).toBe(after);
});
