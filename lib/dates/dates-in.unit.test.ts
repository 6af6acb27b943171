import { describe, expect, test } from "vitest";
import { dateFrom } from "@/lib/dates/dates";

const DAY = "2027-03-05T00:00:00.000Z";
const MORNING = "2027-03-05T09:30:00.000Z";

describe("a date in a client's format", () => {
  test.each([
    ["2027-03-05", DAY],
    [" 2027-03-05 ", DAY],
    ["2027-03-05 00:00:00", DAY],
    ["2027-03-05 09:30", MORNING],
    ["2027-03-05 09:30:00", MORNING],
    ["2027-03-05T09:30", MORNING],
    ["2027-03-05T09:30:00", MORNING],
    ["2027-03-05T09:30:00.000", MORNING],
    ["2027-03-05T09:30:00Z", MORNING],
    ["2027-03-05T09:30:00.000Z", MORNING],
    ["2027-03-05T09:30:00+00:00", MORNING],
    ["2027-03-05T10:30:00+01:00", MORNING],
    ["2027-03-05T10:30:00+0100", MORNING],
    ["2027-03-05T04:00:00-05:30", MORNING],
    ["2027-03-04T23:30:00-10:00", MORNING],
    ["Fri Mar 05 2027 09:30:00 GMT+0000 (Coordinated Universal Time)", MORNING],
    ["Fri Mar 05 2027 10:30:00 GMT+0100 (Central European Standard Time)", MORNING],
    ["Fri Mar 05 2027 10:30:00 GMT+0100", MORNING],
    ["2028-02-29", "2028-02-29T00:00:00.000Z"],
  ])("is parsed: %j", (text, expected) => {
    expect(dateFrom(text)?.toISOString()).toBe(expected);
  });

  test.each([null, undefined, "", "  ", "none", "None", "null", "NULL", "0000-00-00", "0000-00-00 00:00:00"])(
    "is cleared by %j",
    (value) => {
      expect(dateFrom(value)).toBeNull();
    },
  );

  test.each([
    "tomorrow",
    "05.03.2027",
    "03/05/2027",
    "2027-3-5",
    "2027-13-01",
    "2027-02-29",
    "2027-02-31",
    "2027-04-31",
    "2027-00-10",
    "2027-01-00",
    "2027-03-05 25:00",
    "2027-03-05 10:61",
    "2027-03-05 10:00:61",
    "2027-03-05x",
    "20270305",
    "0999-12-31",
    "12027-03-05",
    "undefined",
    "false",
    "0",
    "Fri Mar 99 2027 09:30:00 GMT+0000",
    true,
    false,
    0,
    1_772_703_000,
    [],
    ["2027-03-05"],
    {},
  ])("is undefined for %j", (value) => {
    expect(dateFrom(value)).toBeUndefined();
  });
});
