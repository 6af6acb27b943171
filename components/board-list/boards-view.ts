import "server-only";
import type { Search } from "@/components/board-list/search-params";
import { type TemplatesView, templatesView } from "@/components/board-list/templates-view";
import { type BoardCardJson, boardView } from "@/components/board-list/view-model";
import { isSiteAdmin } from "@/lib/boards/policy";
import { listBoards } from "@/lib/boards/read/list";
import { type VisibleFolder, listVisibleFolders } from "@/lib/folders/list";
import type { FolderMapping } from "@/lib/folders/mapping";
import { readTemplates } from "@/components/board-list/read-templates";
import { readFeatureModules } from "@/lib/modules/read";
import { isPro } from "@/lib/tier";
import { countTrashedBoards } from "@/lib/trash/list";
import type { CurrentUser } from "@/lib/users/current-user";

const PAGE = 60;

const orders = { newest: { orderBy: "id", direction: "DESC" }, title: { orderBy: "title", direction: "ASC" } } as const;

export interface BoardsView {
  starred: BoardCardJson[];
  others: BoardCardJson[];
  left: number;
  counts: { all: number; pinned: number; archived: number };
  folders: VisibleFolder[];
  folder: FolderMapping | null;
  canArrange: boolean;
  /** Boards in the trash; null for those who may not restore them. */
  trashed: number | null;
  hasTemplates: boolean;
  hasRoadmaps: boolean;
  /** Instead of boards, if they are asked for. */
  templates: TemplatesView | null;
}

/** Starred boards are always included while they match the search. */
export async function boardsView(asked: Search, user: CurrentUser): Promise<BoardsView> {
  const { search, isArchived, isStarred, isTemplates, folderId, sort, pages } = asked;
  const query = { page: 1, search, type: undefined, folderId: folderId ?? undefined, ...orders[sort] };
  const [found, starred, folders, templates, modules, trashed] = await Promise.all([
    listBoards({ ...query, option: optionOf(isArchived, isStarred), perPage: PAGE * pages }, user),
    isArchived || isStarred
      ? []
      : listBoards({ ...query, option: "pinned", perPage: PAGE }, user).then(({ rows }) => rows),
    isPro() ? listVisibleFolders(user) : [],
    isTemplates && isPro() ? readTemplates(user) : null,
    readFeatureModules(),
    isSiteAdmin(user) ? countTrashedBoards() : null,
  ]);
  const apart = new Set(starred.map(({ id }) => id));
  return {
    starred: starred.map((board) => boardView(board, modules, user)),
    others: found.rows.filter(({ id }) => !apart.has(id)).map((board) => boardView(board, modules, user)),
    left: found.total - found.rows.length,
    counts: found.counts,
    folders,
    folder: found.folder ?? null,
    canArrange: user.isAdmin && isPro(),
    trashed,
    hasTemplates: isPro(),
    hasRoadmaps: modules.roadmap.enabled,
    templates: templates && templatesView(templates, asked),
  };
}

function optionOf(isArchived: boolean, isStarred: boolean) {
  if (isArchived) return "archived";
  return isStarred ? "pinned" : "active";
}
