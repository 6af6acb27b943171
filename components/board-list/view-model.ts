import "server-only";
import { canManageBoard } from "@/lib/boards/policy";
import { type BoardInList, presentBoardInList } from "@/lib/boards/present/board";
import type { SiteModules } from "@/lib/modules/modules";
import { withoutTags } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

export type BoardCardJson = ReturnType<typeof boardView>;

/** A card shows no more faces, and a site may have hundreds of members on every board. */
const MAX_AVATARS = 5;

/** While roadmaps are off, they look like other boards. */
export function boardView(board: BoardInList, { roadmap }: Pick<SiteModules, "roadmap">, user: CurrentUser) {
  const membership = board.members.find(({ userId }) => userId === user.id) ?? null;
  const { id, title, description, type, background, settings, completed_tasks_count, users, is_pinned, archived_at } =
    presentBoardInList({ ...board, members: board.members.slice(0, MAX_AVATARS) }, user);
  return {
    id,
    title,
    description: withoutTags(description ?? "").slice(0, 200),
    isRoadmap: type === "roadmap" && roadmap.enabled,
    background,
    tasks: settings.tasks_count,
    done: Number(completed_tasks_count),
    people: users.map(({ ID, display_name, photo }) => ({ id: ID, name: display_name, photo })),
    peopleCount: board.members.length,
    isStarred: is_pinned,
    isArchived: archived_at !== null,
    folderId: board.folderId,
    canManage: canManageBoard(user, { membership }),
  };
}
