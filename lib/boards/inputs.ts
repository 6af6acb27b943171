import { z } from "zod";
import { flag, longText, optional, title } from "@/lib/http/types";
import { safeHtml } from "@/lib/html";

/** Document 1, 4.1: PUT /projects/{board_id}. A description that is not sent stays. */
export const UpdateBoard = z.object({ title, description: longText.transform((text) => (text === null ? null : safeHtml(text))).optional() });
export type UpdateBoard = z.infer<typeof UpdateBoard>;

export const ReadBoard = z.object({ include_archived: optional(flag) }).transform(({ include_archived }) => ({ includeArchived: include_archived ?? false }));
