import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { ListBoards } from "@/lib/boards/inputs";
import { withCardFacts } from "@/lib/boards/read/load";
import type { BoardInList } from "@/lib/boards/present/board";
import { db, rowsOf } from "@/lib/db";
import { folderMapping, type FolderMapping } from "@/lib/folders/mapping";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import { likePattern } from "@/lib/text/sql-search";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BoardList extends Paged<BoardInList> {
  /** Of everything that the caller may see, whatever the filters are. */
  counts: { all: number; pinned: number; archived: number };
  folders: FolderMapping[];
  /** The one that was asked for: null where the caller sees none, absent where none was asked for. */
  folder?: FolderMapping | null;
}

interface Found {
  ids: number[];
  total: number;
  all: number;
  pinned: number;
  archived: number;
}

/** The boards that somebody may see, a page of them (document 1, 4.1); the same number of statements for 1 and for 100. */
export async function listBoards(asked: ListBoards, user: CurrentUser): Promise<BoardList> {
  const { ids, total, ...counts } = await findBoards(asked, user);
  const [boards, folders] = await Promise.all([db.board.findMany({ where: { id: { in: ids } } }), folderMapping(user)]);
  const inOrder = ids.flatMap((id) => boards.filter((board) => board.id === id));
  const folder = asked.folderId === undefined ? undefined : (folders.find(({ id }) => id === asked.folderId) ?? null);
  return {
    rows: await withCardFacts(db, inOrder, user.id),
    total,
    page: asked.page,
    perPage: asked.perPage,
    counts,
    folders,
    folder,
  };
}

/** What somebody may see of `board b`: every board for admins, else those of which he is a member; templates never. */
export const visibleBoards = (user: CurrentUser): Prisma.Sql =>
  user.isAdmin
    ? Prisma.sql`NOT b.is_template`
    : Prisma.sql`NOT b.is_template AND EXISTS (SELECT 1 FROM board_member mine WHERE mine.board_id = b.id AND mine.user_id = ${user.id})`;

async function findBoards(asked: ListBoards, user: CurrentUser): Promise<Found> {
  const pinnedByMe = Prisma.sql`EXISTS (SELECT 1 FROM board_pin p WHERE p.board_id = b.id AND p.user_id = ${user.id})`;
  const [found] = await rowsOf<Found>(
    db,
    Prisma.sql`
    WITH visible AS (SELECT b.id, b.title, b.type, b.created_at, b.folder_id, b.archived_at, ${pinnedByMe} AS is_pinned FROM board b WHERE ${visibleBoards(user)}),
    wanted AS (SELECT * FROM visible WHERE ${conditions(asked)})
    SELECT ARRAY(SELECT id FROM wanted ORDER BY ${orderOf(asked)} LIMIT ${asked.perPage} OFFSET ${offsetOf(asked)}) AS ids,
      (SELECT count(*)::int FROM wanted) AS total,
      (SELECT count(*)::int FROM visible WHERE archived_at IS NULL) AS all,
      (SELECT count(*)::int FROM visible WHERE archived_at IS NULL AND is_pinned) AS pinned,
      (SELECT count(*)::int FROM visible WHERE archived_at IS NOT NULL) AS archived`,
  );
  return found ?? { ids: [], total: 0, all: 0, pinned: 0, archived: 0 };
}

function conditions({ option, search, type, folderId }: ListBoards): Prisma.Sql {
  const all = [
    option === "archived" ? Prisma.sql`archived_at IS NOT NULL` : Prisma.sql`archived_at IS NULL`,
    ...(option === "pinned" ? [Prisma.sql`is_pinned`] : []),
    ...(search ? [Prisma.sql`title ILIKE ${likePattern(search)}`] : []),
    ...(type ? [Prisma.sql`type = ${type === "to-do" ? "to-do" : "roadmap"}::board_type`] : []),
    ...(folderId ? [Prisma.sql`folder_id = ${folderId}`] : []),
  ];
  return Prisma.join(all, " AND ");
}

const COLUMNS = { id: Prisma.sql`id`, title: Prisma.sql`lower(title)`, created_at: Prisma.sql`created_at` };

function orderOf({ orderBy, direction }: ListBoards): Prisma.Sql {
  const down = direction === "DESC" ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return Prisma.sql`${COLUMNS[orderBy]} ${down}, id ${down}`;
}
