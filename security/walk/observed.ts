import { readFileSync } from "node:fs";
import type { Answer } from "@/lib/testing";

const [, ...lines] = readFileSync("lib/testing/contract/observed-answers.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));
const shape = (name: string) => name.replace(/\{[^}]*\}/g, "{}");
const observed = new Map(
  lines.map(([method, path = "", messages = "", keys = ""]) => [
    shape(`${method} ${path}`),
    { messages: messages.split(" | ").filter(Boolean), keys: keys.split(" ").filter(Boolean) },
  ]),
);

/** Endpoints whose documented message differs from the observed one, or that were observed with another action. */
const EXPECTED_DIFFERENCES: Record<string, string> = {
  "PUT /boards/v2/projects/{board_id}/update-stage/{stage_id}": "Stage updated successfully",
  "POST /boards/v2/projects/{board_id}/tasks/bulk-actions": "1 task moved successfully",
};

/** Any number of tasks: `2 tasks restored successfully`. */
const counted = (message: string) => message.replace(/^\d+ tasks?/, "n tasks");

/** `list` stands for a plain list. */
const has = (json: object, key: string) => (key === "list" ? Array.isArray(json) : key in json);

/** Differences between an administrator's answer and the observed one: success, message, keys. */
export function differencesFromObserved(name: string, { status, json }: Answer): string[] {
  const seen = observed.get(shape(name));
  if (!seen) return [];
  if (status >= 300) return [`${status}, but a success was observed`];

  const missingKeys = seen.keys.filter((key) => !has(json as object, key));
  const messages = [EXPECTED_DIFFERENCES[name] ?? seen.messages].flat().map(counted);
  const message = counted(String((json as { message?: unknown }).message));
  const isOther = seen.messages.length > 0 && !messages.includes(message);
  return [
    ...missingKeys.map((key) => `lacks the observed key ${key}`),
    ...(isOther ? [`says "${message}", observed was ${messages.join(" | ")}`] : []),
  ];
}
