import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FOLDERS = ["app", "components", "docs", "e2e", "lib", "scripts", "security", "server", "tests"];
const SOURCE = /\.(ts|tsx|mjs|css|md)$/;

const RULE = /^- \*\*(C\d+)\*\* /gm;
const CITATION = /compatibility\.md((?:, C\d+)+)/g;
/** Pages that the plugin was studied from. The repository states their rules in its own words instead. */
const FOREIGN = /\b(?:observed|facts|decisions)\.md|\bdocument[- ][12]\b/gi;

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const rules = [...read("docs/compatibility.md").matchAll(RULE)].map(([, rule = ""]) => rule);
const files = ["README.md", "prisma/schema.prisma", ...FOLDERS.flatMap(sourcesIn)];

function sourcesIn(folder: string): string[] {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => SOURCE.test(name)).map((name) => `${folder}/${name}`);
}

/** The example in the introduction of the page counts as well. */
const citedIn = (text: string) => [...text.matchAll(CITATION)].flatMap(([, cited = ""]) => cited.slice(2).split(", "));

describe("docs/compatibility.md", () => {
  test("gives every rule a number of its own", () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
  });

  test("has every rule that the sources cite", () => {
    const missing = files.flatMap((file) =>
      citedIn(read(file))
        .filter((rule) => !rules.includes(rule))
        .map((rule) => `${file}: ${rule}`),
    );

    expect(missing).toEqual([]);
  });

  test("is cited instead of pages that the repository does not hold", () => {
    const foreign = files.flatMap((file) => [...read(file).matchAll(FOREIGN)].map(([page]) => `${file}: ${page}`));

    expect(foreign).toEqual([]);
  });

  test.each([
    ["(compatibility.md, C7)", ["C7"]],
    ["(compatibility.md, C7, C12: no paging)", ["C7", "C12"]],
    ["compatibility.md says so", []],
  ])("is cited by %j with the rules %j", (text, cited) => {
    expect(citedIn(text)).toEqual(cited);
  });
});
