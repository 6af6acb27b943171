import { z } from "zod";
import type { BoardRole } from "@/generated/prisma/client";
import { parameter } from "@/lib/http/input/parameter";
import { flag, id, ids, optional, searchText, word } from "@/lib/http/input/types";

/** POST add-members. */
export const AddMember = z
  .object({ memberId: id, isViewerOnly: optional(flag) })
  .transform(({ memberId, isViewerOnly }) => ({
    userId: memberId,
    role: isViewerOnly ? ("viewer" as const) : ("member" as const),
  }));
export type AddMember = z.infer<typeof AddMember>;

/** GET search-boards-users (compatibility.md, C102); an empty search returns everyone whom the caller may see. */
export const SearchColleagues = z
  .object({ searchInput: optional(searchText) })
  .transform(({ searchInput }) => ({ search: (searchInput ?? "").trim(), limit: 50, isActive: true }));

/** DELETE remove-user-from-board. */
export const RemoveFromBoard = z.object({ boardId: id, userId: id });
export type RemoveFromBoard = z.infer<typeof RemoveFromBoard>;

const role = optional(word("admin", "manager", "member", "viewer"));

/** POST managers/roles/{user_id} (compatibility.md, C104), board to role; an empty role removes the person from that board. */
export const SyncRoles = z.object({
  roles: parameter({ type: "object", required: true }).transform((value, ctx): Map<number, BoardRole | null> => {
    if (typeof value !== "object" || value === null) {
      ctx.addIssue({ code: "custom", params: { rule: value ? "array" : "required" } });
      return z.NEVER;
    }
    const parsed = Object.entries(value).map(([board, wanted]) => ({
      board: id.safeParse(board),
      role: role.safeParse(wanted),
    }));
    if (parsed.some((each) => !each.board.success || !each.role.success))
      ctx.addIssue({ code: "custom", params: { rule: "format" } });
    return new Map(
      parsed.flatMap(({ board, role: { data } }) =>
        board.data === undefined ? [] : [[board.data, data === "admin" ? "manager" : (data ?? null)]],
      ),
    );
  }),
});
export type SyncRoles = z.infer<typeof SyncRoles>;

const someIds = ids.refine((list) => list.length > 0, { params: { rule: "required" } });

/** POST managers/add-admins (compatibility.md, C103) and managers/remove-admins. */
export const NamedPeople = z.object({ user_ids: someIds }).transform(({ user_ids }) => ({ userIds: user_ids }));
export type NamedPeople = z.infer<typeof NamedPeople>;

/** POST managers/add-users-to-boards (compatibility.md, C106). */
export const AddToBoards = z
  .object({ user_ids: someIds, board_ids: someIds, is_viewer_only: optional(flag) })
  .transform(({ user_ids, board_ids, is_viewer_only }) => ({
    userIds: user_ids,
    boardIds: board_ids,
    role: is_viewer_only ? ("viewer" as const) : ("member" as const),
  }));
export type AddToBoards = z.infer<typeof AddToBoards>;
