import { describe, expect, test } from "vitest";
import { type FieldEdit, withFieldEdit, withValue } from "@/components/board-store/edits/custom-field-edits";
import { aField } from "@/components/testing/records";

const fields = [aField("Budget"), aField("Customer"), aField("Size", "select", ["S", "M"])].map((field, at) => ({
  ...field,
  id: at + 1,
}));

describe("what is shown while a change of the custom fields is on its way", () => {
  test.each<[string, FieldEdit, string[]]>([
    [
      "a new name",
      { kind: "change-field", fieldId: 2, title: "Client", type: "text", options: [] },
      ["Budget", "Client", "Size"],
    ],
    ["moved to the front", { kind: "move-field", fieldId: 3, index: 1 }, ["Size", "Budget", "Customer"]],
    ["moved behind all others", { kind: "move-field", fieldId: 1, index: 3 }, ["Customer", "Size", "Budget"]],
    ["one that is gone stays gone", { kind: "move-field", fieldId: 9, index: 1 }, ["Budget", "Customer", "Size"]],
    ["deleted", { kind: "delete-field", fieldId: 1 }, ["Customer", "Size"]],
    [
      "a new one when it is made",
      { kind: "create-field", id: -1, title: "Version", type: "text", options: [] },
      ["Budget", "Customer", "Size"],
    ],
  ])("shows the fields after: %s", (_, edit, titles) => {
    expect(withFieldEdit(fields, edit).map(({ title }) => title)).toEqual(titles);
  });

  test("other options, and those there were when none are sent", () => {
    const options = (sent: string[]) =>
      withFieldEdit(fields, { kind: "change-field", fieldId: 3, title: "Size", type: "select", options: sent }).at(2)
        ?.settings.select_options;

    expect([options(["L"]), options([])]).toEqual([["L"], ["S", "M"]]);
  });
});

describe("the values of a task while one of them is on its way", () => {
  const known = withValue(withValue([], 5, 1, "100"), 5, 2, "Acme");

  test.each([
    ["the first in a field", 3, "S", { 1: "100", 2: "Acme", 3: "S" }],
    ["another in its place", 1, "200", { 1: "200", 2: "Acme" }],
    ["none any more", 2, null, { 1: "100" }],
    ["none where there was none", 3, null, { 1: "100", 2: "Acme" }],
    ["not checked", 3, false, { 1: "100", 2: "Acme", 3: false }],
  ] as const)("%s", (_, fieldId, value, values) => {
    expect(
      Object.fromEntries(
        withValue(known, 5, fieldId, value).map(({ foreign_id, settings }) => [foreign_id, settings.value]),
      ),
    ).toEqual(values);
  });
});
