import { expect, test } from "vitest";
import { choicesOf, endsOf, rangeOf, setProperties, toggled, without, withChoices } from "@/components/filters/choices";
import { countFilters, NO_FILTERS } from "@/components/filters/filters";

test("choices are added at the end, and removed when they are chosen again", () => {
  const one = toggled(NO_FILTERS, "assignee", "me");
  const two = toggled(one, "assignee", "7");
  expect(two.people).toEqual(["me", 7]);
  expect(toggled(two, "assignee", "me").people).toEqual([7]);
  expect(toggled(toggled(NO_FILTERS, "priority", "none"), "priority", "low").priorities).toEqual(["", "low"]);
});

test("a choice of a field may have a comma, or be empty", () => {
  const filters = toggled(toggled(NO_FILTERS, "field.3", "S, small"), "field.3", "");
  expect(choicesOf(filters, "field.3")).toEqual(["S, small", ""]);
  expect(toggled(filters, "field.3", "").fields).toEqual({ 3: ["S, small"] });
});

test("the filters that are set come in their order, fields last", () => {
  const filters = withChoices(withChoices(withChoices(NO_FILTERS, "field.3", ["x"]), "due", ["today"]), "stage", ["1"]);
  expect(setProperties(filters)).toEqual(["stage", "due", "field.3"]);
  expect(countFilters(filters)).toBe(3);
  expect(setProperties(without(filters, "field.3"))).toEqual(["stage", "due"]);
});

test("the mode of labels stays while labels are exchanged, and goes with their filter", () => {
  const filters = { ...withChoices(NO_FILTERS, "label", ["1"]), labelMode: "all" as const };
  expect(toggled(filters, "label", "1").labelMode).toBe("all");
  expect(without(filters, "label").labelMode).toBe("any");
  expect(without(filters, "stage").labelMode).toBe("all");
});

test.each([
  ["2026-01-01", "", ["2026-01-01.."]],
  ["", "5", ["..5"]],
  ["", "", []],
])("the range from %j to %j", (from, to, expected) => {
  expect(rangeOf(from, to)).toEqual(expected);
  expect(endsOf(expected[0])).toEqual({ from, to });
});
