import { expect, test } from "vitest";
import { remindersFor, reminderWords } from "@/components/task/properties/reminders";

test.each([
  ["1_day_before", "1 day before"],
  ["custom", "At a set time"],
  ["none", ""],
  ["someday", ""],
  [null, ""],
])("the reminder %s has the label %o", (reminder, words) => {
  expect(reminderWords(reminder)).toBe(words);
});

test("a custom time is a choice only for the task that has it", () => {
  const has = (reminder: string | null) => remindersFor(reminder).some(({ value }) => value === "custom");

  expect([has("custom"), has("1_day_before"), has(null)]).toEqual([true, false, false]);
});
