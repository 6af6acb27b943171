import { z } from "zod";
import { hexColor, id, ids, optional, searchText, title, word } from "@/lib/http/input/types";

const TITLE_LENGTH = 50;

/** Longer titles are refused. */
const folderTitle = title.transform((text, ctx) => {
  if ([...text].length > TITLE_LENGTH)
    ctx.addIssue({ code: "custom", message: `The title may have ${TITLE_LENGTH} characters at most.` });
  return text;
});

const color = z.preprocess((value) => (value === "" ? null : value), hexColor.nullable()).optional();

/** Null, "" and 0 mean the top level. */
const parent = z
  .preprocess((value) => (["", 0, "0"].some((none) => none === value) ? null : value), id.nullable())
  .optional();

/** POST /admin/folders (compatibility.md, C7) and PUT /admin/folders/{folder_id}. Omitted fields stay. */
export const SaveFolder = z
  .object({ title: folderTitle, color, parent_id: parent })
  .transform(({ parent_id, ...rest }) => ({ ...rest, parentId: parent_id }));
export type SaveFolder = z.infer<typeof SaveFolder>;

/** GET /admin/folders/{folder_id} (compatibility.md, C70): filters and sorts its boards. */
export const ReadFolder = z
  .object({
    order: optional(word("id", "title", "created_at")),
    orderBy: optional(word("ASC", "DESC", "asc", "desc")),
    search: optional(searchText),
    searchInput: optional(searchText),
    option: optional(word("active", "archived", "all")),
  })
  .transform(({ order, orderBy, search, searchInput, option }) => ({
    orderBy: order ?? "id",
    direction: (orderBy ?? "ASC").toUpperCase(),
    search: (search ?? searchInput ?? "").trim(),
    option: option ?? "all",
  }));
export type ReadFolder = z.infer<typeof ReadFolder>;

/** POST add-board. */
export const AddBoards = z
  .object({ board_ids: ids.optional(), boardIds: ids.optional(), board_id: ids.optional(), boardId: ids.optional() })
  .transform(({ board_ids, boardIds, board_id, boardId }, ctx) => {
    const boardIdsToAdd = board_ids ?? boardIds ?? board_id ?? boardId ?? [];
    if (boardIdsToAdd.length === 0) ctx.addIssue({ code: "custom", path: ["board_ids"], params: { rule: "required" } });
    return { boardIds: boardIdsToAdd };
  });
export type AddBoards = z.infer<typeof AddBoards>;

/** POST remove-board. */
export const RemoveBoard = z
  .object({ board_id: optional(id), boardId: optional(id) })
  .transform(({ board_id, boardId }, ctx) => {
    const named = board_id ?? boardId;
    if (named === undefined) {
      ctx.addIssue({ code: "custom", path: ["board_id"], params: { rule: "required" } });
      return z.NEVER;
    }
    return { boardId: named };
  });
export type RemoveBoard = z.infer<typeof RemoveBoard>;
