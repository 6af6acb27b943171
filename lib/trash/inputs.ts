import { z } from "zod";
import { id, optional, word } from "@/lib/http/input/types";
import { paging } from "@/lib/http/response/paginator";

export const ListTrash = paging(20).transform(({ page, per_page }) => ({ page, perPage: per_page }));
export type ListTrash = z.infer<typeof ListTrash>;

/** By the id that the record had, and has again. `stage_id` is for a task whose own stage is gone. */
export const RestoreOnBoard = z
  .object({ type: word("task", "stage", "comment"), id, stage_id: optional(id) })
  .transform(({ type, id, stage_id }) => ({ type, id, stageId: stage_id ?? null }));
export type RestoreOnBoard = z.infer<typeof RestoreOnBoard>;

export const RestoreBoard = z.object({ type: optional(word("board")), id }).transform(({ id }) => ({ id }));
