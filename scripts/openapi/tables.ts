import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Parameter names do not count: the contract names them differently. */
export const endpointName = (method: string, route: string): string =>
  `${method} ${route.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "{}")}`;

export function summaries(): Map<string, string> {
  const rows = [...rowsOf("docs/api/contract.tsv"), ...rowsOf("docs/api/own.tsv")];
  return new Map(rows.map(([method = "", route = "", , summary = ""]) => [endpointName(method, route), summary]));
}

/** In the order of the columns. */
const ON_A_BOARD = [
  "Anyone, signed in or not",
  "Everybody who is signed in",
  "Everybody on the board",
  "Members of the board",
  "Managers of the board",
  "Administrators of the boards",
  "Administrators of the site",
];
const ANYWHERE = [
  ...ON_A_BOARD.slice(0, 2),
  "Everybody who is on a board",
  "Members of a board",
  "Managers of a board",
  ...ON_A_BOARD.slice(5),
];

/** From the test of all permissions: each role includes those before it. Endpoints without an entry allow no role. */
export function whoMay(): Map<string, string> {
  return new Map(
    rowsOf("security/matrix.tsv").flatMap(([method = "", route = "", ...statuses]) => {
      const role = (route.includes("{") ? ON_A_BOARD : ANYWHERE)[statuses.findIndex((status) => Number(status) < 400)];
      return role === undefined ? [] : [[endpointName(method, route), role]];
    }),
  );
}

const rowsOf = (file: string): string[][] =>
  readFileSync(path.join(ROOT, file), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
