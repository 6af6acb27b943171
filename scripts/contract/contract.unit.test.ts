import { expect, test } from "vitest";
import { ENDPOINTS } from "@/scripts/contract/endpoints/index";
import { contractRows, endpointName } from "@/scripts/openapi/tables";

const nameOf = ([method = "", path = ""]: string[]) => endpointName(method, path);
const built = [...ENDPOINTS].map(([name, entry]) => ({ ...entry, name, shape: nameOf(name.split(" ")) }));
const contract = new Set(contractRows().map(nameOf));

// `npx vitest run --project unit scripts/contract --update` writes the list.
test("docs/api/planned.tsv lists exactly the endpoints of the contract that are not built yet", async () => {
  const shapes = new Set(built.map(({ shape }) => shape));
  const planned = contractRows().filter((row) => !shapes.has(nameOf(row)));

  const rows = [["method", "path", "part"], ...planned.map((row) => row.slice(0, 3))];
  await expect(`${rows.map((row) => row.join("\t")).join("\n")}\n`).toMatchFileSnapshot("../../docs/api/planned.tsv");
});

test("every endpoint beyond the contract has a purpose of its own, and `boards/v2` has only its OpenAPI document", () => {
  const own = built.filter(({ shape }) => !contract.has(shape));

  expect(own.filter(({ summary }) => !summary).map(({ name }) => name)).toEqual([]);
  expect(built.filter(({ shape, summary }) => summary && contract.has(shape)).map(({ name }) => name)).toEqual([]);
  expect(own.map(({ name }) => name).filter((name) => name.includes(" /boards/v2/"))).toEqual([
    "GET /boards/v2/openapi.json",
  ]);
});
