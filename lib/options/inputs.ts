import { z } from "zod";
import { id, ids, optional, searchText, title } from "@/lib/http/input/types";

/** GET options/members. */
export const ReadMemberOptions = z.object({ boardId: id });
export type ReadMemberOptions = z.infer<typeof ReadMemberOptions>;

const KEYS_OF_BOARD = ["users", "non_board_wordpress_users", "task_assignees", "assigned_in_task", "tasks"] as const;
const OTHER_KEYS = ["board_create_users", "boards"] as const;

/** GET ajax-options (compatibility.md, C116). */
export const ReadOptions = z
  .object({ option_key: title, search: optional(searchText), board_id: optional(id), values: optional(ids) })
  .transform(({ option_key, search, board_id: boardId, values = [] }, ctx) => {
    const wanted = { search: (search ?? "").trim(), values };
    const keyOfBoard = KEYS_OF_BOARD.find((key) => key === option_key);
    if (!keyOfBoard) return { key: OTHER_KEYS.find((key) => key === option_key) ?? ("unknown" as const), ...wanted };
    if (boardId) return { key: keyOfBoard, boardId, ...wanted };

    ctx.addIssue({ code: "custom", path: ["board_id"], params: { rule: "required" } });
    return z.NEVER;
  });
export type ReadOptions = z.infer<typeof ReadOptions>;

/** What the caller types, and the ids of what is chosen already, which is listed in any case. */
export type OptionSearch = Pick<ReadOptions, "search" | "values">;
