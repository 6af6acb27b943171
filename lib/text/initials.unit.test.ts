import { expect, test } from "vitest";
import { initialsOf } from "@/lib/text/initials";

test.each([
  ["Anna Lindqvist", "AL"],
  ["anna", "A"],
  ["Anna Maria van der Berg", "AB"],
  ["anna.lindqvist", "AL"],
  ["Anna-Lena", "AL"],
  ["田中 太郎", "田"],
  ["林美華 (Mei-Hua Lin)", "林"],
  ["김 민준", "김"],
  ["«Élodie» (Paris)", "ÉP"],
  ["𝒜da", "𝒜"],
  ["(Max) Power", "MP"],
  ["  jean-luc   picard ", "JP"],
  ["ßeta", "SS"],
  ["  ", "?"],
  ["", "?"],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
