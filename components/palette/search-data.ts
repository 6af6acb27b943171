import { api } from "@/lib/api";
import type { SearchJson } from "@/lib/search/present-all";

export type Found = SearchJson;
export type FoundTask = Found["tasks"]["data"][number];

export interface Suggestion {
  text: string;
  label: string;
  kind: string;
  from: number;
  to: number;
}

export function searchAll(text: string, page: number): Promise<Found> {
  const query = new URLSearchParams({ query: serverQuery(text), page: String(page) });
  return api("GET", `/boards-app/v1/search?${query}`);
}

export async function suggestionsFor(text: string, at: number): Promise<readonly Suggestion[]> {
  const query = new URLSearchParams({ query: text, at: String(at) });
  const { suggestions } = await api<{ suggestions: Suggestion[] }>("GET", `/boards-app/v1/search/suggestions?${query}`);
  return suggestions;
}

export interface FoundBoard {
  id: number;
  title: string;
}

export async function readRecentBoards(): Promise<FoundBoard[]> {
  const { boards } = await api<{ boards: FoundBoard[] }>(
    "GET",
    "/boards/v2/projects/recent-boards?_fields=boards.id,boards.title",
  );
  return boards;
}

/** `#123` is short for `id:123`. */
const serverQuery = (text: string): string => text.trim().replace(/^#(?=\d+$)/, "id:");

const QUALIFIER = /(?:^|\s)-?\p{L}+:(?:"[^"]*"?|[^\s"]*)$/u;

/** Whether the word before the cursor is one like `label:bug`. */
export const isInQualifier = (text: string, at: number): boolean => QUALIFIER.test(text.slice(0, at));
