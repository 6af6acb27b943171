import { expect, test } from "vitest";
import { newStamp, requireHumanForm } from "@/lib/guests/form-stamp";

const NOW = Date.UTC(2026, 10, 26);
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const sent = (form: Record<string, unknown>, boardId = 7) => {
  try {
    requireHumanForm(boardId, form, NOW);
    return "taken";
  } catch (error) {
    return (error as Error).message;
  }
};
const REFUSED = "This form has expired. Please send it again.";

test.each([
  ["after some seconds", { stamp: newStamp(7, NOW - 5 * SECOND) }, "taken"],
  ["at once", { stamp: newStamp(7, NOW - SECOND) }, REFUSED],
  ["two days later", { stamp: newStamp(7, NOW - 48 * HOUR) }, REFUSED],
  ["from the future", { stamp: newStamp(7, NOW + HOUR) }, REFUSED],
  ["of another roadmap", { stamp: newStamp(8, NOW - 5 * SECOND) }, REFUSED],
  ["with a changed time", { stamp: newStamp(7, NOW).replace(/^\w+/, (NOW - HOUR).toString(36)) }, REFUSED],
  ["without a stamp", {}, REFUSED],
  ["with the field that nobody sees", { stamp: newStamp(7, NOW - 5 * SECOND), website: "x" }, REFUSED],
])("a form %s is %3$s", (_, form, expected) => {
  expect(sent(form)).toBe(expected);
});
