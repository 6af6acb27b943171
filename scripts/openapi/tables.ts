import { readFileSync } from "node:fs";
import path from "node:path";
import { ROLES } from "@/scripts/contract/endpoints/entry";
import { ENDPOINTS } from "@/scripts/contract/endpoints/index";

const ROOT = path.resolve(import.meta.dirname, "../..");

const entries = [...ENDPOINTS].map(([name, entry]) => {
  const [method = "", route = ""] = name.split(" ");
  return { method, route, ...entry };
});

/** Parameter names do not count: the contract names them differently. */
export const endpointName = (method: string, route: string): string =>
  `${method} ${route.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "{}")}`;

export function summaries(): Map<string, string> {
  const contract = contractRows().map(([method = "", route = "", , summary = ""]) => ({ method, route, summary }));
  const own = entries.map(({ method, route, summary = "" }) => ({ method, route, summary }));
  return new Map([...own, ...contract].map(({ method, route, summary }) => [endpointName(method, route), summary]));
}

/** In the order of the roles. */
const ON_A_BOARD = [
  "Anyone, signed in or not",
  "Everyone who is signed in",
  "Everyone on the board",
  "Members of the board",
  "Managers of the board",
  "Service admins and site administrators",
  "Site administrators",
];
const ANYWHERE = [
  ...ON_A_BOARD.slice(0, 2),
  "Everyone who is on a board",
  "Members of a board",
  "Managers of a board",
  ...ON_A_BOARD.slice(5),
];

/** Each role includes those before it. Endpoints that allow no role are left out. */
export function whoMay(): Map<string, string> {
  return new Map(
    entries.flatMap(({ method, route, statuses }) => {
      const role = (route.includes("{") ? ON_A_BOARD : ANYWHERE)[ROLES.findIndex((each) => statuses[each] < 400)];
      return role === undefined ? [] : [[endpointName(method, route), role]];
    }),
  );
}

/** Method, path, part and purpose of each endpoint that clients know. */
export const contractRows = (): string[][] =>
  readFileSync(path.join(ROOT, "docs/api/contract.tsv"), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
