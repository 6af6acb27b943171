import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** An endpoint and which answers the suite has to have seen of it. */
export interface Expected {
  name: string;
  needsSuccess: boolean;
  needsRefusal: boolean;
  needsInvalid: boolean;
}

/** The file that says what is expected, beside those with the answers. */
export const ENDPOINTS = "endpoints.json";

/** One sentence for every endpoint that the run has not proven. */
export function unproven(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  if (files.length === 0) return ["No test called an endpoint."];

  const answers = files.flatMap((name) => readFileSync(path.join(folder, name), "utf8").trim().split("\n")).map((line) => line.split("\t"));
  const known = JSON.parse(readFileSync(path.join(folder, ENDPOINTS), "utf8")) as Expected[];
  return known.flatMap(({ name, needsSuccess, needsRefusal, needsInvalid }) => {
    const statuses = answers.filter(([answered]) => answered === name).map(([, status]) => Number(status));
    const missing = [
      ...(!needsSuccess || statuses.some((status) => status < 300) ? [] : ["success"]),
      ...(!needsRefusal || statuses.some((status) => status === 401 || status === 403) ? [] : ["401 or 403"]),
      ...(!needsInvalid || statuses.includes(400) ? [] : ["400"]),
    ];
    return missing.length > 0 ? [`${name}: no test got ${missing.join(", no ")}.`] : [];
  });
}
