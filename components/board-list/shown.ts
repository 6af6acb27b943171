import "server-only";
import type { Asked } from "@/components/board-list/asked";
import { type BoardCardJson, listedBoard } from "@/components/board-list/listed";
import { listBoards } from "@/lib/boards/list";
import type { CurrentUser } from "@/lib/users/current-user";

/** So many boards are shown before one asks for more. */
const PAGE = 60;

const orders = { newest: { orderBy: "id", direction: "DESC" }, title: { orderBy: "title", direction: "ASC" } } as const;

export interface ShownBoards {
  starred: BoardCardJson[];
  others: BoardCardJson[];
  /** How many there are besides. */
  left: number;
  /** Of everything that the person may see. */
  counts: { all: number; archived: number };
}

/** The boards that the address asks for; starred ones are always there, as long as the search finds them. */
export async function shownBoards({ search, isArchived, sort, pages }: Asked, user: CurrentUser): Promise<ShownBoards> {
  const asked = { page: 1, search, type: undefined, folderId: undefined, ...orders[sort] };
  const [found, starred] = await Promise.all([
    listBoards({ ...asked, option: isArchived ? "archived" : "active", perPage: PAGE * pages }, user),
    isArchived ? [] : listBoards({ ...asked, option: "pinned", perPage: PAGE }, user).then(({ rows }) => rows),
  ]);
  const apart = new Set(starred.map(({ id }) => id));
  return {
    starred: starred.map((board) => listedBoard(board, user)),
    others: found.rows.filter(({ id }) => !apart.has(id)).map((board) => listedBoard(board, user)),
    left: found.total - found.rows.length,
    counts: found.counts,
  };
}
