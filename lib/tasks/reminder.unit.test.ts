import { describe, expect, test } from "vitest";
import { remindAt, reminderAfter } from "@/lib/tasks/reminder";

const at = (text: string) => new Date(`${text}Z`);
const due = at("2031-03-10T12:00:00");
const said = at("2031-01-01T09:00:00");

describe("a reminder", () => {
  test.each([
    ["m30", "2031-03-10T11:30:00"],
    ["h1", "2031-03-10T11:00:00"],
    ["h2", "2031-03-10T10:00:00"],
    ["d1", "2031-03-09T12:00:00"],
    ["d2", "2031-03-08T12:00:00"],
    ["w1", "2031-03-03T12:00:00"],
  ] as const)("%s before what is due is at %s, whatever was said", (type, moment) => {
    expect(remindAt(type, due, said)).toEqual(at(moment));
  });

  test.each([
    ["d1", null],
    ["none", due],
    ["custom", due],
    [null, due],
  ] as const)("%s with the due date %o is when it was said", (type, dueAt) => {
    expect(remindAt(type, dueAt, said)).toEqual(said);
  });

  const relative = { dueAt: due, reminderType: "h1", remindAt: at("2031-03-10T11:00:00") } as const;
  const custom = { dueAt: due, reminderType: "custom", remindAt: said } as const;
  const free = { dueAt: due, reminderType: "none", remindAt: said } as const;
  test.each([
    ["goes along with the due date", relative, { dueAt: at("2031-03-11T12:00:00") }, "h1", at("2031-03-11T11:00:00")],
    ["ends with it", relative, { dueAt: null }, "h1", null],
    ["has another distance", relative, { reminderType: "d1" }, "d1", at("2031-03-09T12:00:00")],
    ["is switched off", relative, { reminderType: "none" }, "none", null],
    ["of a type that nobody knows is none", relative, { reminderType: null }, null, null],
    ["at a moment that is said is no distance any more", relative, { remindAt: said }, "custom", said],
    ["at no moment is none", relative, { remindAt: null }, "none", null],
    [
      "counts from the due date though a moment is said with it",
      custom,
      { reminderType: "h1", remindAt: said },
      "h1",
      at("2031-03-10T11:00:00"),
    ],
    ["that was said stays when the due date goes", custom, { dueAt: null }, "custom", said],
    ["that was said stays when it is called so", free, { reminderType: "custom" }, "custom", said],
    ["that was said before there was a type is another one", free, { reminderType: "none" }, "none", null],
    ["without a type has a moment", free, { remindAt: due }, "none", due],
  ] as const)("%s", (_, task, change, type, moment) => {
    expect(reminderAfter(task, change)).toMatchObject({ reminderType: type, remindAt: moment });
  });

  test("at another moment is reminded of anew, at the same it is not", () => {
    expect(reminderAfter(relative, { dueAt: at("2031-03-11T12:00:00") })).toHaveProperty("remindedAt", null);
    expect(reminderAfter(relative, { reminderType: "h1" })).not.toHaveProperty("remindedAt");
  });
});
