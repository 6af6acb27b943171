import { api } from "@/lib/api";

export type Excerpt = readonly { text: string; marked: boolean }[];

export interface FoundTask {
  id: number;
  title: string;
  board: { id: number; title: string };
  stage: { id: number; title: string } | null;
  parent: { id: number; title: string } | null;
  status: string;
  priority: string;
  due_at: string | null;
  archived_at: string | null;
  excerpt: Excerpt | null;
  matched_in: "title" | "description" | "comment" | "label" | "field";
}

export interface Found {
  tasks: { data: FoundTask[]; total: number; current_page: number; per_page: number; last_page: number };
  boards: { data: { id: number; title: string; archived_at: string | null }[] };
  people: { data: { ID: number; display_name: string; photo: string }[] };
}

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
