import { expect, test } from "vitest";
import { messageOf } from "@/lib/tasks/bulk/message";

test.each([
  ["prioritise", 3, 0, "3 task priorities updated successfully"],
  ["prioritise", 1, 0, "1 task priority updated successfully"],
  ["assign", 2, 0, "2 tasks assigned members successfully"],
  ["label", 2, 0, "2 tasks labeled successfully"],
  ["label", 1, 0, "1 task labeled successfully"],
  ["move", 2, 0, "2 tasks moved successfully"],
  ["archive", 1, 2, "1 task archived successfully, 2 tasks failed"],
  ["restore", 2, 0, "2 tasks restored successfully"],
  ["restore", 1, 1, "1 task restored successfully, 1 task failed"],
  ["restore", 0, 1, "Failed to restore 1 task"],
  ["delete", 2, 0, "2 tasks deleted successfully"],
  ["move", 0, 2, "Failed to move 2 tasks"],
] as const)("the message of %s with %i done and %i failed is “%s”", (kind, done, failed, message) => {
  expect(messageOf(kind, done, failed)).toBe(message);
});
