import { describe, expect, test } from "vitest";
import { hasChoiceNamed, filterChoices } from "@/components/ui/hooks/filter-choices";

const people = [
  { value: 1, text: "Élodie Marchand", hint: "elodie@example.com" },
  { value: 2, text: "Björn Öztürk" },
  { value: 3, text: "Nguyễn Thị Minh" },
  { value: 4, text: "田中 Marc" },
];

describe("filterChoices", () => {
  test.each([
    ["", [1, 2, 3, 4]],
    ["   ", [1, 2, 3, 4]],
    ["elo", [1]],
    ["ÉLO", [1]],
    ["marc", [1, 4]],
    ["ozturk bjorn", [2]],
    ["nguyen", [3]],
    ["田中", [4]],
    ["example.com", [1]],
    ["marc nobody", []],
  ])("the query %j finds %j", (typed, found) => {
    expect(filterChoices(people, typed).map(({ value }) => value)).toEqual(found);
  });
});

test.each([
  ["björn öztürk", true],
  ["  Bjorn Ozturk ", true],
  ["Björn", false],
  ["", false],
])("a choice named %j exists: %j", (typed, expected) => {
  expect(hasChoiceNamed(people, typed)).toBe(expected);
});
