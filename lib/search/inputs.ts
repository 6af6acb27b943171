import { z } from "zod";
import { clamped, id, LARGEST_ID, optional, searchText } from "@/lib/http/input/types";
import { paging } from "@/lib/http/response/paginator";
import { readSearchQuery } from "@/lib/search/query";

const query = optional(searchText).transform((text) => text ?? "");
const page = optional(clamped(1, LARGEST_ID, 1));

/** A section is searched if its page is sent. */
export const GlobalSearch = z
  .object({
    query,
    scope: optional(z.union([id, z.unknown().transform(() => undefined)])),
    task_page: page,
    board_page: page,
    per_page: clamped(1, 100, 20),
  })
  .transform(({ query: text, scope, task_page, board_page, per_page }) => ({
    query: readSearchQuery(text),
    boardId: scope ?? null,
    taskPage: task_page ?? null,
    boardPage: board_page ?? null,
    perPage: per_page,
  }));
export type GlobalSearch = z.infer<typeof GlobalSearch>;

export const Search = paging(20)
  .extend({ query, scope: optional(id) })
  .transform(({ page: number, per_page, query: text, scope }) => ({
    text,
    query: readSearchQuery(text),
    boardId: scope ?? null,
    page: number,
    perPage: per_page,
  }));
export type Search = z.infer<typeof Search>;

export const SuggestSearch = z.object({ query, at: optional(clamped(0, LARGEST_ID, LARGEST_ID)) });
export type SuggestSearch = z.infer<typeof SuggestSearch>;
