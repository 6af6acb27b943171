import { expect, test } from "vitest";
import { remindersFor, reminderWords } from "@/components/task/properties/reminders";

test.each([
  ["1_day_before", "1 day before"],
  ["custom", "At a set time"],
  ["none", ""],
  ["someday", ""],
  [null, ""],
])("the reminder %s is called %o", (reminder, words) => {
  expect(reminderWords(reminder)).toBe(words);
});

test("a time that a client set stands among the choices of the task that has it, and of no other", () => {
  const has = (reminder: string | null) => remindersFor(reminder).some(({ value }) => value === "custom");

  expect([has("custom"), has("1_day_before"), has(null)]).toEqual([true, false, false]);
});
