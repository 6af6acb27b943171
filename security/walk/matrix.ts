import { readFileSync } from "node:fs";
import { type Role, ROLES } from "@/security/world";

const [head = [], ...rows] = readFileSync("security/matrix.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));

export const columns = head;

/** The status for each role, by the endpoint's name. */
export const matrix = new Map(
  rows.map(([method, path, ...statuses]) => [
    `${method} ${path}`,
    Object.fromEntries(ROLES.map((role, at) => [role, Number(statuses[at])])) as Record<Role, number>,
  ]),
);
