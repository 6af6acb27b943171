import { z } from "zod";
import { flag, id, nested, optional, wholeNumber } from "@/lib/http/input/types";
import { IDEA_COLUMNS, type IdeaColumn } from "@/lib/ideas/import/columns";

const place = optional(wholeNumber).transform((at) => (at === undefined || at < 0 ? null : at));

const mapping = z.object(
  Object.fromEntries(IDEA_COLUMNS.map((column) => [column, place])) as Record<IdeaColumn, typeof place>,
);

/** `preview` writes nothing. Without a `mapping` the columns are found by their names. */
export const ImportIdeas = z
  .object({ preview: optional(flag), stage_id: optional(id), mapping: optional(nested(mapping)) })
  .transform(({ preview = false, stage_id, mapping: chosen }) => ({
    isPreview: preview,
    stageId: stage_id ?? null,
    mapping: chosen ?? null,
  }));
export type ImportIdeas = z.infer<typeof ImportIdeas>;
