import { describe, expect, test } from "vitest";
import { nameAt, readQuickEntry, titlesIn } from "@/components/quick-entry/quick-entry";
import { languagesFor, type QuickLanguage } from "@/components/quick-entry/quick-words";
import arabic from "@/generated/messages/ar/quickEntry.json";
import german from "@/messages/de/quickEntry.json";
import english from "@/messages/en/quickEntry.json";
import { leastWorkOf } from "@/lib/testing/probes/work";

// A Thursday.
const known = {
  labels: [
    { id: 1, names: ["bug"] },
    { id: 2, names: ["In review"] },
    { id: 3, names: ["Prüfung"] },
    { id: 4, names: ["عاجل"] },
    { id: 5, names: ["12"] },
    { id: 6, names: ["In"] },
    { id: 7, names: ["設計"] },
  ],
  people: [
    { id: 11, names: ["Anna Lindqvist", "anna", "me"] },
    { id: 12, names: ["Élodie Durand", "elodie", "Élodie"] },
    { id: 13, names: ["ياسمين علي", "yasmin"] },
  ],
  today: "2026-11-19",
};

const readIn = (locale: string, messages: Omit<QuickLanguage, "locale">, text: string, plain?: string[]) => {
  const { title, parts } = readQuickEntry(text, { ...known, languages: languagesFor({ locale, ...messages }) }, plain);
  return [
    title,
    ...parts.map((part) =>
      part.kind === "due"
        ? `${part.due.date}${part.due.time ? ` ${part.due.time}` : ""}`
        : part.kind === "priority"
          ? part.priority
          : `${part.kind} ${part.id}`,
    ),
  ];
};

const read = (text: string, plain?: string[]) => readIn("en-US", english, text, plain);

describe("names", () => {
  test.each([
    ["Fix login #bug", ["Fix login", "label 1"]],
    ["#bug Fix login", ["Fix login", "label 1"]],
    ["Fix #BUG, then rest", ["Fix then rest", "label 1"]],
    ["Fix #bug.", ["Fix.", "label 1"]],
    ["Read it #in review today", ["Read it", "label 2", "2026-11-19"]],
    ["Read it #in-review", ["Read it", "label 2"]],
    ["Read it #in reverse", ["Read it reverse", "label 6"]],
    ["Vertrag #prufung", ["Vertrag", "label 3"]],
    ["ロゴ #設計", ["ロゴ", "label 7"]],
    ["إصلاح تسجيل الدخول #عاجل @ياسمين علي", ["إصلاح تسجيل الدخول", "label 4", "person 13"]],
    ["Call @anna lindqvist back", ["Call back", "person 11"]],
    ["Call @Anna back @elodie", ["Call back", "person 11", "person 12"]],
    ["Ask @élodie (soon)", ["Ask (soon)", "person 12"]],
    ["Do it @me @anna", ["Do it @anna", "person 11"]],
    ["Ship !high !low", ["Ship !low", "high"]],
    ["Ship !URGENT", ["Ship", "urgent"]],
  ])("reads “%s”", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe("what only looks like a name stays in the title", () => {
  test.each([
    "Write to anna@example.com",
    "Learn C# basics",
    "Close issue #12",
    "Fix #unknown thing",
    "See https://example.com/#bug",
    "@media print",
    "Wow!high",
    "Stop! high",
    "Really !important",
    "a # bug",
    "#",
    "@",
    "!",
    "Fix ##bug",
    "50% of #1",
  ])("finds nothing in “%s”", (text) => {
    expect(read(text)).toEqual([text]);
  });
});

describe("days", () => {
  test.each([
    ["Pay rent today", ["Pay rent", "2026-11-19"]],
    ["Pay rent Tomorrow", ["Pay rent", "2026-11-20"]],
    ["Pay rent tomorrow 17:00", ["Pay rent", "2026-11-20 17:00"]],
    ["Pay rent tomorrow at 5pm", ["Pay rent", "2026-11-20 17:00"]],
    ["Pay rent at 9:30 am tomorrow", ["Pay rent", "2026-11-20 09:30"]],
    ["Party tomorrow 12am", ["Party", "2026-11-20 00:00"]],
    ["Lunch tomorrow 12 pm", ["Lunch", "2026-11-20 12:00"]],
    ["Call Bob by Friday", ["Call Bob", "2026-11-20"]],
    ["Call Bob Thursday", ["Call Bob", "2026-11-26"]],
    ["Call Bob on sat", ["Call Bob", "2026-11-21"]],
    ["Call Bob by fri, 8:15", ["Call Bob", "2026-11-20 08:15"]],
    ["Plan next friday", ["Plan", "2026-11-27"]],
    ["Plan next Sunday", ["Plan", "2026-11-29"]],
    ["Plan next week", ["Plan", "2026-11-23"]],
    ["Buy presents 24 Dec", ["Buy presents", "2026-12-24"]],
    ["Buy presents by Dec 24th, please", ["Buy presents please", "2026-12-24"]],
    ["Taxes 31 May", ["Taxes", "2027-05-31"]],
    ["Taxes 31. May", ["Taxes 31. May"]],
    ["Taxes May 31, 2028", ["Taxes", "2028-05-31"]],
    ["Taxes 1 Sept 2027", ["Taxes", "2027-09-01"]],
    ["Renew 2027-01-05 08:00", ["Renew", "2027-01-05 08:00"]],
    ["Water plants in 3 days", ["Water plants", "2026-11-22"]],
    ["Water plants in a week", ["Water plants", "2026-11-26"]],
    ["Water plants in 3 months", ["Water plants", "2027-02-19"]],
    ["Meet tomorrow or Friday", ["Meet or Friday", "2026-11-20"]],
    ["אישור חוזה tomorrow", ["אישור חוזה", "2026-11-20"]],
    ["Pay rent by 12/24", ["Pay rent", "2026-12-24"]],
    ["Pay rent 12/24/2027", ["Pay rent", "2027-12-24"]],
    ["Call Bob this Friday", ["Call Bob", "2026-11-20"]],
    ["Call Bob the day after tomorrow", ["Call Bob", "2026-11-21"]],
    ["Call Bob at 5pm on Friday", ["Call Bob", "2026-11-20 17:00"]],
  ])("reads “%s”", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    "Look at the sun",
    "Sat nav update",
    "Visit 30 Feb",
    "Ratio 16:09",
    "Call at 5pm",
    "Tomorrowland",
    "Black Fridays",
    "Version 2026-13-01",
    "Year 0000-01-01",
    "May be 3",
    "In 3 steps",
    "today",
  ])("no day is meant in %s", (text) => {
    expect(read(text)).toEqual([text]);
  });
});

describe("words of the reader's language", () => {
  test.each([
    ["Miete zahlen morgen um 17 Uhr", ["Miete zahlen", "2026-11-20 17:00"]],
    ["Übermorgen anrufen", ["anrufen", "2026-11-21"]],
    ["Anrufen bis Freitag, 8:15 Uhr", ["Anrufen", "2026-11-20 08:15"]],
    ["Anrufen am Fr. um 8 Uhr abends", ["Anrufen", "2026-11-20 20:00"]],
    ["Warten bis so viel da ist", ["Warten bis so viel da ist"]],
    ["so", ["so"]],
    ["Planen nächsten Freitag", ["Planen", "2026-11-27"]],
    ["Planen am kommenden Freitag", ["Planen", "2026-11-20"]],
    ["Planen nachste Woche", ["Planen", "2026-11-23"]],
    ["Gießen in 3 Tagen", ["Gießen", "2026-11-22"]],
    ["Gießen in einer Woche", ["Gießen", "2026-11-26"]],
    ["Geschenke 24. Dezember", ["Geschenke", "2026-12-24"]],
    ["Geschenke bis zum 5. Mär. 2028", ["Geschenke", "2028-03-05"]],
    ["Geschenke am 24.12.", ["Geschenke", "2026-12-24"]],
    ["Geschenke 24.12.2027 um 9:30", ["Geschenke", "2027-12-24 09:30"]],
    ["Update auf 1.2. prüfen", ["Update auf 1.2. prüfen"]],
    ["Anrufen !HOCH", ["Anrufen", "high"]],
    ["Anrufen by Friday at 5pm !high", ["Anrufen", "2026-11-20 17:00", "high"]],
  ])("German: “%s”", (text, expected) => {
    expect(readIn("de-AT", german, text)).toEqual(expected);
  });

  test.each([
    ["دفع الإيجار غدًا", ["دفع الإيجار", "2026-11-20"]],
    ["دفع الإيجار غدا الساعة 5 مساءً", ["دفع الإيجار", "2026-11-20 17:00"]],
    ["دفع الإيجار اليوم، ثم الاتصال", ["دفع الإيجار ثم الاتصال", "2026-11-19"]],
    ["الاتصال بعد غد", ["الاتصال", "2026-11-21"]],
    ["الاتصال بكره 3 بعد الظهر", ["الاتصال", "2026-11-20 15:00"]],
    ["الاتصال يوم غد الساعة 11 قبل الظهر", ["الاتصال", "2026-11-20 11:00"]],
    ["الاتصال يوم الجمعة ١٧:٣٠", ["الاتصال", "2026-11-20 17:30"]],
    ["الاتصال حتى الجمعه", ["الاتصال", "2026-11-20"]],
    ["الاتصال الاحد القادم", ["الاتصال", "2026-11-22"]],
    ["التخطيط الأسبوع القادم", ["التخطيط", "2026-11-23"]],
    ["التخطيط الجمعة من الأسبوع القادم", ["التخطيط", "2026-11-27"]],
    ["السقي بعد ٣ أيام", ["السقي", "2026-11-22"]],
    ["السقي بعد يومين", ["السقي", "2026-11-21"]],
    ["السقي بعد 3 شهور", ["السقي", "2027-02-19"]],
    ["الهدايا 24 ديسمبر", ["الهدايا", "2026-12-24"]],
    ["الهدايا 24/12/2027", ["الهدايا", "2027-12-24"]],
    ["الاتصال !عالية", ["الاتصال", "high"]],
    ["الاتصال tomorrow 9:30 am !low", ["الاتصال", "2026-11-20 09:30", "low"]],
  ])("Arabic: “%s”", (text, expected) => {
    expect(readIn("ar-u-nu-latn", arabic, text)).toEqual(expected);
  });

  test.each([
    ["de", german, "am in 3 bis zum 24. "],
    ["ar-u-nu-latn", arabic, "يوم بعد ٣ غَ 24 من "],
    ["en-US", english, "by in the 24 12/ next "],
  ])("a long text takes no long time in %s", async (locale, messages, text) => {
    expect(await leastWorkOf(() => readIn(locale, messages, text.repeat(250)), 1_000)).toBeLessThan(1_000);
  });
});

test("what is wanted in the title stays there, and something else may count in its place", () => {
  expect(read("Plan Monday meeting #bug", ["Monday"])).toEqual(["Plan Monday meeting", "label 1"]);
  expect(read("Plan Monday by Friday", ["Monday"])).toEqual(["Plan Monday", "2026-11-20"]);
  expect(read("Fix #bug", ["#bug"])).toEqual(["Fix #bug"]);
});

test("a text of names and days alone is a title", () => {
  expect(read(" #bug  tomorrow ")).toEqual(["#bug tomorrow"]);
});

test("many signs take no long time", async () => {
  expect(await leastWorkOf(() => read("#a @b !c ".repeat(500)), 1_000)).toBeLessThan(1_000);
});

test.each([
  ["Call @an", 8, { sign: "@", typed: "an", start: 5 }],
  ["#", 1, { sign: "#", typed: "", start: 0 }],
  ["#bug fix", 3, { sign: "#", typed: "bu", start: 0 }],
  ["C#", 2, null],
  ["a@b", 3, null],
  ["#bug fix", 8, null],
])("before the caret of %j at %i a name is typed", (text, caret, expected) => {
  expect(nameAt(text, caret)).toEqual(expected);
});

test("lines become titles without what lists put in front", () => {
  const pasted =
    "- one\r\n* two\n\n  3. three\n4) four\n- [ ] five\n[x] six\n• seven\n☐ eight\n-5 degrees\n2 eggs\nA. Name\n---\n   \n１０ 枚\n- אחת";

  expect(titlesIn(pasted)).toEqual([
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "-5 degrees",
    "2 eggs",
    "A. Name",
    "１０ 枚",
    "אחת",
  ]);
});
