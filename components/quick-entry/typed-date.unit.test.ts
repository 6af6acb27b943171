import { expect, test } from "vitest";
import { typedDate } from "@/components/quick-entry/typed-date";
import arabic from "@/messages/ar/quickEntry.json";
import arabicTask from "@/messages/ar/task.json";
import german from "@/messages/de/quickEntry.json";
import germanTask from "@/messages/de/task.json";
import english from "@/messages/en/quickEntry.json";
import englishTask from "@/messages/en/task.json";

const EN = { locale: "en-US", ...english };
const DE = { locale: "de-DE", ...german };
const AR = { locale: "ar-EG", ...arabic };
/** A Wednesday. */
const TODAY = "2026-11-18";

test.each([
  ["fri", EN, "2026-11-20", null],
  ["Friday 5pm", EN, "2026-11-20", "17:00"],
  ["12/24", EN, "2026-12-24", null],
  [" in 3 days ", EN, "2026-11-21", null],
  ["tomorrow at 9:30", EN, "2026-11-19", "09:30"],
  ["2027-01-02", EN, "2027-01-02", null],
  ["24 Dec 2027", EN, "2027-12-24", null],
  ["Fr", DE, "2026-11-20", null],
  ["fr", DE, "2026-11-20", null],
  ["so", DE, "2026-11-22", null],
  ["mo 9:30", DE, "2026-11-23", "09:30"],
  ["24.12.", DE, "2026-12-24", null],
  ["24.12.2027", DE, "2027-12-24", null],
  ["tomorrow", DE, "2026-11-19", null],
])("%j is a date", (text, language, date, time) => {
  expect(typedDate(text, language, TODAY)).toEqual({ date, time });
});

test.each(["", "call Max on Friday", "Friday maybe", "31/31/2026", "17"])("%j is no date", (text) => {
  expect(typedDate(text, EN, TODAY)).toBeNull();
});

test.each([
  [englishTask, EN],
  [germanTask, DE],
  [arabicTask, AR],
])("the examples in the field are understood", (texts, language) => {
  const examples = texts.properties.typedDate.placeholder.split(/[,،]/);

  expect(examples.filter((each) => typedDate(each, language, TODAY) === null)).toEqual([]);
});
