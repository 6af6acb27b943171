import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routeList } from "@/scripts/contract/route-list";

/** Names of path parameters may differ from the contract's: only their positions count. */
const shape = (name: string) => name.replace(/\{[^}]*\}|\[[^\]]*\]/g, "{}");
const rowsOf = (file: string) =>
  readFileSync(`docs/api/${file}.tsv`, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
const nameOf = ([method, path]: string[]) => `${method} ${path}`;

const built = (await routeList()).flatMap(({ path, methods }) =>
  methods.map(({ method, who }) => ({ name: `${method} ${path.replace(/\[(\w+)\]/g, "{$1}")}`, who })),
);
const shapesBuilt = new Set(built.map(({ name }) => shape(name)));
const contract = rowsOf("contract").map(nameOf);

const inContract = new Set(contract.map(shape));

test("docs/api/planned.tsv lists exactly the endpoints of the contract that are not built yet", () => {
  expect(rowsOf("planned").map(nameOf)).toEqual(contract.filter((name) => !shapesBuilt.has(shape(name))));
});

test("docs/api/own.tsv lists every endpoint beyond the contract with its policy", () => {
  const own = built.filter(({ name }) => !inContract.has(shape(name))).map(({ name, who }) => `${name} ${who}`);

  expect(own.filter((row) => row.includes(" /boards/v2/"))).toEqual(["GET /boards/v2/openapi.json anyone"]);
  expect(
    rowsOf("own")
      .map((row) => `${nameOf(row)} ${row[2]}`)
      .sort(),
  ).toEqual(own.sort());
});
