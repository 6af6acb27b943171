import { describe, expect, test } from "vitest";
import { dateFrom } from "@/lib/dates/dates";
import { dateText, daysLater, dueText, fromWire, nextWeekday, startOfDay, toWire } from "@/lib/dates/dates-on-screen";
import { relativeTimeOf, momentOf, timeOf } from "@/lib/dates/when";
import { isLocale, translatedLocale } from "@/lib/i18n/locale";

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

// A Thursday, 11:30 in Berlin.
const clock = { now: new Date("2026-11-19T10:30:00Z"), timeZone: "Europe/Berlin", locale: "en-GB" };

describe("dueWords", () => {
  test.each([
    [null, "", "none"],
    ["2026-11-19 16:00:00", "Today 17:00", "soon"],
    ["2026-11-19 10:29:59", "Today 11:29", "overdue"],
    ["2026-11-19 10:30:00", "Today 11:30", "overdue"],
    ["2026-11-19 10:30:01", "Today 11:30", "soon"],
    ["2026-11-19 22:59:00", "Today 23:59", "soon"],
    ["2026-11-20 08:00:00", "Tomorrow 09:00", "soon"],
    ["2026-11-20 16:00:00", "Tomorrow 17:00", "later"],
    ["2026-11-18 16:00:00", "Yesterday 17:00", "overdue"],
    ["2026-11-17 16:00:00", "17 Nov", "overdue"],
    ["2026-11-24 16:00:00", "Tue 17:00", "later"],
    ["2026-12-24 16:00:00", "24 Dec", "later"],
    ["2027-01-02 16:00:00", "2 Jan 2027", "later"],
    ["2026-11-19 00:00:00", "Today", "soon"],
    ["2026-11-20 00:00:00", "Tomorrow", "later"],
    ["2026-11-18 00:00:00", "Yesterday", "overdue"],
    ["2026-11-17 00:00:00", "17 Nov", "overdue"],
    ["2026-11-25 00:00:00", "Wed", "later"],
    ["2026-11-26 00:00:00", "26 Nov", "later"],
    ["2025-11-26 00:00:00", "26 Nov 2025", "overdue"],
    ["2026-11-19", "Today", "soon"],
  ])("describes %j as %j and %s", (at, words, state) => {
    expect(dueText(at, clock)).toMatchObject({ words, day: words.replace(/ \d\d:\d\d$/, ""), state });
  });

  test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC", "Asia/Kathmandu"])(
    "shows a whole day as the same day in %s",
    (timeZone) => {
      expect(dueText("2026-12-24 00:00:00", { ...clock, timeZone }).words).toBe("24 Dec");
    },
  );

  test("shows an evening in Berlin as tomorrow in the east", () => {
    expect(dueText("2026-11-19 16:00:00", { ...clock, timeZone: "Asia/Tokyo" }).words).toBe("Tomorrow 01:00");
  });

  test.each([
    ["2026-11-19 16:00:00", /^Thursday,? 19 November 2026 at 17:00$/],
    ["2026-11-19 00:00:00", /^Thursday,? 19 November 2026$/],
  ])("has a full description of %j that matches %s", (at, whole) => {
    expect(dueText(at, clock).whole).toMatch(whole);
  });
});

const pairs: [string, string, string, string | null][] = [
  ["2026-11-19 16:00:00", "Europe/Berlin", "2026-11-19", "17:00"],
  ["2026-07-19 15:00:00", "Europe/Berlin", "2026-07-19", "17:00"],
  ["2026-11-19 00:00:00", "Europe/Berlin", "2026-11-19", null],
  ["2026-11-19 00:00:00", "Pacific/Pago_Pago", "2026-11-19", null],
  ["2026-11-19 23:30:00", "Asia/Tokyo", "2026-11-20", "08:30"],
  ["2026-11-20 02:00:00", "America/New_York", "2026-11-19", "21:00"],
  ["2026-11-19 06:15:00", "Asia/Kathmandu", "2026-11-19", "12:00"],
  ["2026-11-19 00:00:01", "UTC", "2026-11-19", "00:00"],
  ["2026-11-19 00:00:01", "Europe/Berlin", "2026-11-19", "01:00"],
  // Daylight saving begins: 02:00 becomes 03:00.
  ["2026-03-29 00:59:00", "Europe/Berlin", "2026-03-29", "01:59"],
  ["2026-03-29 01:00:00", "Europe/Berlin", "2026-03-29", "03:00"],
  // Daylight saving ends: 03:00 becomes 02:00, so 02:30 occurs twice.
  ["2026-10-25 00:30:00", "Europe/Berlin", "2026-10-25", "02:30"],
  ["2026-10-25 02:00:00", "Europe/Berlin", "2026-10-25", "03:00"],
  ["2026-11-01 05:30:00", "America/New_York", "2026-11-01", "01:30"],
];

describe("conversion between the API and the screen", () => {
  test.each(pairs)("converts %s in %s to %s %s and back", (at, timeZone, date, time) => {
    expect(fromWire(at, timeZone)).toEqual({ date, time });
    expect(toWire({ date, time }, timeZone)).toBe(at);
  });

  test.each([
    ["Europe/Berlin", "2026-03-29", "02:30", "03:30"],
    ["America/New_York", "2026-03-08", "02:15", "03:15"],
    ["Australia/Lord_Howe", "2026-10-04", "02:10", "02:40"],
  ])("moves a time in %s that is skipped on %s, %s, to %s", (timeZone, date, time, moved) => {
    expect(fromWire(toWire({ date, time }, timeZone), timeZone)).toEqual({ date, time: moved });
  });

  test("shows the second of two equal times like the first", () => {
    expect(fromWire("2026-10-25 01:30:00", "Europe/Berlin")).toEqual({ date: "2026-10-25", time: "02:30" });
  });

  test("converts null to null", () => {
    expect([fromWire(null, "UTC"), toWire(null, "UTC")]).toEqual([null, null]);
  });
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-28", 7, "2026-04-04"],
])("adds days: %s and %i days are %s", (date, days, later) => {
  expect(daysLater(date, days)).toBe(later);
});

test.each([
  ["2026-11-19", "2026-11-23"],
  ["2026-11-22", "2026-11-23"],
  ["2026-11-23", "2026-11-30"],
])("finds the Monday after %s: %s", (date, monday) => {
  expect(nextWeekday(date, 1)).toBe(monday);
});

describe("startOfDay", () => {
  test.each([
    ["2026-11-21", "Pacific/Guam", "2026-11-20T14:00:00.000Z"],
    ["2026-07-01", "Europe/Berlin", "2026-06-30T22:00:00.000Z"],
    ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
    ["2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
    ["2026-11-21", "UTC", "2026-11-21T00:00:00.000Z"],
  ])("returns the first moment of %s in %s, even if midnight is skipped or repeated", (date, timeZone, begin) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(begin);
  });
});

test.each([
  ["2026-06-02 00:00:00", "2 June"],
  ["2027-06-02 00:00:00", "2 June 2027"],
  ["2026-06-02 22:30:00", "3 June 00:30"],
  ["2026-12-31 23:30:00", "1 January 2027 00:30"],
])("parses %j as %j", (at, words) => {
  expect(dateText(at, clock)).toBe(words);
});

const at = (now: string, timeZone = "UTC", locale = "en-GB") => ({ now: new Date(now), timeZone, locale });

describe("a time as text", () => {
  test.each([
    ["2026-11-21T15:30:00Z", at("2026-11-21T16:00:00Z"), "Today 15:30"],
    ["2026-11-20T23:59:00Z", at("2026-11-21T00:01:00Z"), "Yesterday 23:59"],
    ["2026-11-20T23:59:00Z", at("2026-11-21T00:01:00Z", "Europe/Berlin"), "Today 00:59"],
    ["2026-11-19T12:00:00Z", at("2026-11-21T00:01:00Z"), "19 Nov 2026"],
    ["2026-11-19T12:00:00Z", at("2026-11-21T00:01:00Z", "UTC", "de-DE"), "19. Nov. 2026"],
  ])("is correct for %s", (date, clock, words) => {
    expect(momentOf(new Date(date), clock).text).toBe(words);
  });
});

test.each([
  ["2026-11-21T15:59:01Z", "Now"],
  ["2026-11-21T16:00:30Z", "Now"],
  ["2026-11-21T15:58:59Z", "1 min ago"],
  ["2026-11-21T15:00:01Z", "59 min ago"],
  ["2026-11-21T15:00:00Z", "Today 15:00"],
])("shows %s as %s", (date, words) => {
  expect(relativeTimeOf(new Date(date), at("2026-11-21T16:00:00Z")).text).toBe(words);
});

test.each([
  ["en_US", "en-US"],
  ["de", "de"],
  ["de_AT", "de-AT"],
  ["ar_EG", "ar-EG-u-nu-latn"],
  ["de_DE_formal", "de-DE"],
  ["EN-gb", "en-GB"],
  ["", null],
  ["../..", null],
  ["fr_FR", null],
  ["en_US_GB", null],
  ["xx-abcdefgh-abcdefgh", null],
])("turns the locale %j into the language tag %s", (locale, tag) => {
  expect(translatedLocale(locale)).toBe(tag);
});

test.each([
  ["en_US", true],
  ["de", true],
  ["de_DE_formal", true],
  ["zh-Hans-CN", true],
  ["en_US_GB", false],
  ["de_abcdefgh_abcdefgh", false],
  ["de_abcdefgh_abcdefgi", true],
  ["de_abcdefgh_abcdefgi_1996", false],
  ["EN", false],
  ["", false],
  ["<b>", false],
])("accepts %j as a language: %s", (locale, expected) => {
  expect(isLocale(locale)).toBe(expected);
});

test("shows only the time of day, in the reader's time zone, below a heading with the day", () => {
  expect(timeOf(new Date("2026-11-20T23:59:00Z"), at("2026-11-21T16:00:00Z", "Europe/Berlin"))).toMatchObject({
    text: "00:59",
  });
});
