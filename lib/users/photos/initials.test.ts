import { describe, expect, test } from "vitest";
import { colorOf, initialsOf } from "@/lib/users/photos/initials";

describe("the letters of a picture", () => {
  test.each([
    ["Anna Maria Żak", "AŻ"],
    ["anna", "A"],
    ["  jean-luc   picard ", "JP"],
    ["(Max) Power", "MP"],
    ["李 小龙", "李小"],
    ["😀 Smile", "S"],
    ["ßeta", "SS"],
    ["---", ""],
    ["", ""],
  ])("%j has %j", (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  test("the colour follows from the key alone and is plain CSS", () => {
    for (const key of ["a", "b", "Zk3_-x", ""]) expect(colorOf(key)).toMatch(/^hsl\(\d{1,3} 45% 38%\)$/);
    expect(colorOf("abc")).toBe(colorOf("abc"));
  });
});
