import { describe, expect, test } from "vitest";
import { daysOf } from "@/lib/tasks/due-days";
import { remindAt, reminderAfter } from "@/lib/tasks/reminder";

const at = (text: string) => new Date(`${text}Z`);
const due = at("2031-03-10T12:00:00");
const chosen = at("2031-01-01T09:00:00");

describe("a reminder", () => {
  test.each([
    ["m30", "2031-03-10T11:30:00"],
    ["h1", "2031-03-10T11:00:00"],
    ["h2", "2031-03-10T10:00:00"],
    ["d1", "2031-03-09T12:00:00"],
    ["d2", "2031-03-08T12:00:00"],
    ["w1", "2031-03-03T12:00:00"],
  ] as const)("%s before the due date is at %s, even with a custom time", (type, moment) => {
    expect(remindAt(type, due, chosen)).toEqual(at(moment));
  });

  test.each([
    ["d1", null],
    ["none", due],
    ["custom", due],
    [null, due],
  ] as const)("%s with the due date %o is at the custom time", (type, dueAt) => {
    expect(remindAt(type, dueAt, chosen)).toEqual(chosen);
  });

  const relative = { dueAt: due, reminderType: "h1", remindAt: at("2031-03-10T11:00:00") } as const;
  const custom = { dueAt: due, reminderType: "custom", remindAt: chosen } as const;
  const free = { dueAt: due, reminderType: "none", remindAt: chosen } as const;
  test.each([
    ["moves with the due date", relative, { dueAt: at("2031-03-11T12:00:00") }, "h1", at("2031-03-11T11:00:00")],
    ["ends with the due date", relative, { dueAt: null }, "h1", null],
    ["has another distance", relative, { reminderType: "d1" }, "d1", at("2031-03-09T12:00:00")],
    ["is switched off", relative, { reminderType: "none" }, "none", null],
    ["without a type is removed", relative, { reminderType: null }, null, null],
    ["becomes custom with a custom time", relative, { remindAt: chosen }, "custom", chosen],
    ["is switched off without a time", relative, { remindAt: null }, "none", null],
    [
      "counts from the due date even with a custom time",
      custom,
      { reminderType: "h1", remindAt: chosen },
      "h1",
      at("2031-03-10T11:00:00"),
    ],
    ["with a custom time stays when the due date is removed", custom, { dueAt: null }, "custom", chosen],
    ["with a time but no type stays when it becomes custom", free, { reminderType: "custom" }, "custom", chosen],
    ["with a time but no type is removed by another type", free, { reminderType: "none" }, "none", null],
    ["without a type gets a time", free, { remindAt: due }, "none", due],
  ] as const)("after a change %s", (_, task, change, type, moment) => {
    expect(reminderAfter(task, change)).toMatchObject({ reminderType: type, remindAt: moment });
  });

  test("is sent again when its time changes, and not when the time stays the same", () => {
    expect(reminderAfter(relative, { dueAt: at("2031-03-11T12:00:00") })).toHaveProperty("remindedAt", null);
    expect(reminderAfter(relative, { reminderType: "h1" })).not.toHaveProperty("remindedAt");
  });
});

describe("daysOf", () => {
  test.each([
    ["today", "2026-11-21", 1, "2026-11-21", "2026-11-22"],
    ["today", "2028-02-28", 1, "2028-02-28", "2028-02-29"],
    ["this-week", "2026-11-21", 1, "2026-11-16", "2026-11-23"],
    ["this-week", "2026-11-22", 1, "2026-11-16", "2026-11-23"],
    ["this-week", "2026-11-22", 0, "2026-11-22", "2026-11-29"],
    ["this-week", "2026-11-21", 6, "2026-11-21", "2026-11-28"],
    ["this-week", "2027-01-01", 1, "2026-12-28", "2027-01-04"],
    ["next-week", "2026-11-21", 1, "2026-11-23", "2026-11-30"],
    ["next-week", "2026-11-21", 0, "2026-11-22", "2026-11-29"],
    ["this-month", "2026-11-21", 1, "2026-11-01", "2026-12-01"],
    ["this-month", "2026-12-31", 1, "2026-12-01", "2027-01-01"],
    ["this-month", "2028-02-29", 1, "2028-02-01", "2028-03-01"],
  ] as const)("%s on %s with weeks starting on day %i is %s to %s", (word, today, startOfWeek, from, to) => {
    expect(daysOf(word, { today, startOfWeek })).toEqual({ from, to });
  });
});
