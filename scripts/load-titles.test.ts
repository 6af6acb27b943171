import path from "node:path";
import { describe, expect, test } from "vitest";
import { plainLine } from "@/lib/text/text";
import { boardTitles } from "@/scripts/load-titles/boards";
import { AWKWARD, hasOtherScripts, isPlain, realTitles } from "@/scripts/load-titles/titles";

describe("npm run load-titles", () => {
  test("finds more than a thousand different titles in the changelogs of node_modules, including awkward ones", () => {
    const titles = realTitles(path.resolve("node_modules"), 1200);

    expect(new Set(titles).size).toBe(1200);
    expect(titles.filter(hasOtherScripts).length).toBeGreaterThan(50);
    expect(titles.filter((title) => title.includes("<")).length).toBeGreaterThan(50);
    expect(Math.max(...titles.map(({ length }) => length))).toBeGreaterThan(300);
    expect(titles.every((title) => plainLine(title) !== "")).toBe(true);
  });

  test("names boards with every awkward character and in other scripts", () => {
    const titles = boardTitles(realTitles(path.resolve("node_modules"), 1200)).map(plainLine);

    expect(AWKWARD.filter((character) => !titles.some((title) => title.includes(character)))).toEqual([]);
    expect(titles.filter(hasOtherScripts).length).toBeGreaterThan(5);
  });

  test.each([
    ["Mend the <b>door</b>", false],
    ["a  b", false],
    ["a\tb", false],
    ["Tür → 門", true],
    ["`x & y`", true],
  ])("%j is stored unchanged: %s", (title, plain) => {
    expect(isPlain(title)).toBe(plain);
    expect(plainLine(title) === title).toBe(plain);
  });
});
