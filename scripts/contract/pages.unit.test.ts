import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { PAGES } from "@/scripts/contract/pages";

/** `(app)/boards/[board_id]/page.tsx` as `/boards/[board_id]`. */
const routeOf = (file: string) =>
  `/${file
    .split("/")
    .slice(1, -1)
    .filter((part) => !part.startsWith("("))
    .join("/")}`;
const filesOf = (name: string) =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === name)
    .map((file) => `app/${file.replaceAll("\\", "/")}`);

describe("the list of pages", () => {
  test("contains exactly the pages of the application", () => {
    expect(PAGES.map(({ route }) => route).sort()).toEqual(filesOf("page.tsx").map(routeOf).sort());
  });

  test("gives each page an address that matches its route", () => {
    const isOf = ({ route, address }: (typeof PAGES)[number]) =>
      new RegExp(`^${route.replaceAll(".", "\\.").replaceAll(/\[\w+\]/g, "[^/]+")}(\\?.*)?$`).test(address);
    expect(PAGES.filter((page) => !isOf(page))).toEqual([]);
  });

  test("names an existing journey or component test that checks the accessibility of each page", () => {
    const tests = PAGES.flatMap(({ checkedBy }) => (checkedBy?.includes(".") ? [checkedBy] : []));
    const checks = /await (problemsInBothColours|expectAccessible)\(/;
    expect(tests.filter((name) => !checks.test(readFileSync(name, "utf8")))).toEqual([]);
  });

  test("names a screenshot for each page", () => {
    const sources = readdirSync("scripts/screenshots")
      .map((name) => readFileSync(`scripts/screenshots/${name}`, "utf8"))
      .join("\n");
    const missing = PAGES.filter(
      ({ screenshot }) =>
        screenshot !== null &&
        !sources.includes(`name: "${screenshot}"`) &&
        !sources.includes(`screenshotOf("${screenshot}"`),
    );
    expect(missing).toEqual([]);
  });
});
