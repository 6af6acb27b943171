import { expect, test } from "vitest";
import { refusalOf, typedMinutes, typedText } from "@/components/timesheet/entry/cells";

test.each([
  ["1:30", 90],
  ["90", 90],
  ["1h 30m", 90],
  ["1,5", 90],
  ["24:00", 1440],
  ["", 0],
  ["  ", 0],
  ["0", 0],
  ["24:01", "tooLong"],
  ["-5", "unreadable"],
  ["soon", "unreadable"],
])("%j is %s", (text, minutes) => expect(typedMinutes(text)).toBe(minutes));

test.each([0, 5, 90, 1440])("%i minutes can be typed as they are written", (minutes) =>
  expect(typedMinutes(typedText(minutes))).toBe(minutes),
);

test("a day in the future is read-only, unless the whole task is", () => {
  const task = { id: 1, title: "Dig", parent: null, boardId: 1, board: "Garden", readOnly: null };

  expect(refusalOf(task, "2026-11-27", "2026-11-27")).toBeNull();
  expect(refusalOf(task, "2026-11-28", "2026-11-27")).toBe("future");
  expect(refusalOf({ ...task, readOnly: "viewer" }, "2026-11-28", "2026-11-27")).toBe("viewer");
});
