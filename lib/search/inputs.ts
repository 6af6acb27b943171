import { z } from "zod";
import { clamped, LARGEST_ID, line, optional, searchText } from "@/lib/http/input/types";
import { paging } from "@/lib/http/response/paginator";
import { readSearchQuery } from "@/lib/search/query";

const query = optional(searchText).transform((text) => text ?? "");
/** The id of a board. Anything else, such as the documented `all`, is every board. */
const scope = optional(line).transform((text) =>
  /^\d{1,10}$/.test(text ?? "") ? Math.min(Number(text), LARGEST_ID) : null,
);
const page = optional(clamped(1, LARGEST_ID, 1));

/** A section is searched if its page is sent. */
export const GlobalSearch = z
  .object({
    query,
    scope,
    task_page: page,
    board_page: page,
    per_page: clamped(1, 100, 20),
  })
  .transform(({ query: text, scope: boardId, task_page, board_page, per_page }) => ({
    query: readSearchQuery(text),
    boardId,
    taskPage: task_page ?? null,
    boardPage: board_page ?? null,
    perPage: per_page,
  }));
export type GlobalSearch = z.infer<typeof GlobalSearch>;

export const Search = paging(20)
  .extend({ query, scope })
  .transform(({ page: number, per_page, query: text, scope: boardId }) => ({
    text,
    query: readSearchQuery(text),
    boardId,
    page: number,
    perPage: per_page,
  }));
export type Search = z.infer<typeof Search>;

export const SuggestSearch = z.object({ query, at: optional(clamped(0, LARGEST_ID, LARGEST_ID)) });
export type SuggestSearch = z.infer<typeof SuggestSearch>;
