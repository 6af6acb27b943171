import { describe, expect, test } from "vitest";
import { relativeTimeOf, isLocale, languageOf, momentOf, timeOf } from "@/lib/dates/when";

const at = (now: string, timeZone = "UTC", locale = "en_GB") => ({ now: new Date(now), timeZone, locale });

describe("a time as text", () => {
  test.each([
    ["2026-11-21T15:30:00Z", at("2026-11-21T16:00:00Z"), "Today 15:30"],
    ["2026-11-20T23:59:00Z", at("2026-11-21T00:01:00Z"), "Yesterday 23:59"],
    ["2026-11-20T23:59:00Z", at("2026-11-21T00:01:00Z", "Europe/Berlin"), "Today 00:59"],
    ["2026-11-19T12:00:00Z", at("2026-11-21T00:01:00Z"), "19 Nov 2026"],
    ["2026-11-19T12:00:00Z", at("2026-11-21T00:01:00Z", "UTC", "de_DE"), "19. Nov. 2026"],
  ])("is correct for %s", (date, clock, words) => {
    expect(momentOf(new Date(date), clock).text).toBe(words);
  });
});

test.each([
  ["2026-11-21T15:59:01Z", "Just now"],
  ["2026-11-21T16:00:30Z", "Just now"],
  ["2026-11-21T15:58:59Z", "1 min ago"],
  ["2026-11-21T15:00:01Z", "59 min ago"],
  ["2026-11-21T15:00:00Z", "Today 15:00"],
])("shows %s as %s", (date, words) => {
  expect(relativeTimeOf(new Date(date), at("2026-11-21T16:00:00Z")).text).toBe(words);
});

test.each([
  ["en_US", "en-US"],
  ["de", "de"],
  ["", "en"],
  ["../..", "en"],
  ["xx_nonsense", "en"],
  ["en_US_GB", "en"],
  ["de_DE_formal", "de-DE-formal"],
  ["xx-abcdefgh-abcdefgh", "en"],
])("turns the locale %j into the language %s", (locale, language) => {
  expect(languageOf(locale)).toBe(language);
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
