import { z } from "zod";
import { jsonIn } from "@/lib/assistant/json-in";
import { MOST_SUBTASKS } from "@/lib/assistant/prompts";
import { cut, plainLine } from "@/lib/text/text";

export const SUGGESTED_PRIORITIES = ["urgent", "high", "medium", "low"] as const;
export type SuggestedPriority = (typeof SUGGESTED_PRIORITIES)[number];

export const MOST_LABELS = 10;
const LONGEST_TITLE = 200;

/** The titles in an answer, also if the model put other words around its JSON. Null if there are none. */
export function subtasksIn(answer: string): string[] | null {
  const parsed = z.array(z.unknown()).safeParse(jsonIn(between(answer, "[", "]")));
  if (!parsed.success) return null;

  const lines = parsed.data.map((each) => cut(plainLine(typeof each === "string" ? each : ""), LONGEST_TITLE));
  return [...new Set(lines.filter(Boolean))].slice(0, MOST_SUBTASKS);
}

const Suggestions = z.object({
  labels: z.array(z.unknown()).catch([]),
  priority: z.string().catch(""),
});

export interface Proposed {
  labels: string[];
  priority: SuggestedPriority | null;
}

/** Only labels of the given titles. Null for an answer that isn't JSON. */
export function suggestionsIn(answer: string, titles: readonly string[]): Proposed | null {
  const parsed = Suggestions.safeParse(jsonIn(between(answer, "{", "}")));
  if (!parsed.success) return null;

  const wanted = new Set(parsed.data.labels.map((label) => comparable(String(label))));
  const priority = SUGGESTED_PRIORITIES.find((each) => each === comparable(parsed.data.priority)) ?? null;
  return { labels: titles.filter((title) => wanted.has(comparable(title))).slice(0, MOST_LABELS), priority };
}

const comparable = (text: string): string => text.trim().toLowerCase();

const between = (text: string, from: string, to: string): string =>
  text.slice(Math.max(0, text.indexOf(from)), text.lastIndexOf(to) + 1);
