import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packages from "@/package.json" with { type: "json" };

/** `| package | version | published | days | advisories |` */
const ROW = /^\| (\S+) \| (\S+) \| \d{4}-\d\d-\d\d \| \d+ \| .+ \|$/gm;

test("docs/security.md lists exactly the direct dependencies with their versions, dates and advisories", () => {
  const listed = [...readFileSync("docs/security.md", "utf8").matchAll(ROW)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  const direct = Object.entries({ ...packages.dependencies, ...packages.devDependencies }).map(
    ([name, version]) => `${name} ${version}`,
  );

  expect(listed.sort()).toEqual(direct.sort());
});
