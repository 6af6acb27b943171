import { expect, test } from "vitest";
import { remindersFor, reminderOf } from "@/components/task/properties/reminders";

test.each([
  ["1_day_before", "1_day_before"],
  ["custom", "custom"],
  ["none", undefined],
  ["someday", undefined],
  [null, undefined],
])("the reminder %s has the text %o", (reminder, key) => {
  expect(reminderOf(reminder)).toBe(key);
});

test("a custom time is a choice only for the task that has it", () => {
  const has = (reminder: string | null) => remindersFor(reminder).some((value) => value === "custom");

  expect([has("custom"), has("1_day_before"), has(null)]).toEqual([true, false, false]);
});
