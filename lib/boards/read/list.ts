import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { ListBoards } from "@/lib/boards/inputs";
import { withCardDetails } from "@/lib/boards/read/load";
import type { BoardInList } from "@/lib/boards/present/board";
import { db, rowsOf } from "@/lib/db";
import { folderMapping, type FolderMapping } from "@/lib/folders/mapping";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import { likePattern } from "@/lib/text/sql-search";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BoardList extends Paged<BoardInList> {
  counts: { all: number; pinned: number; archived: number };
  folders: FolderMapping[];
  /** Null when the caller does not see the requested folder, absent when none was requested. */
  folder?: FolderMapping | null;
}

interface Found {
  ids: number[];
  total: number;
  all: number;
  pinned: number;
  archived: number;
}

/** A page of boards (compatibility.md, C33) in a constant number of statements. */
export async function listBoards(query: ListBoards, user: CurrentUser): Promise<BoardList> {
  const { ids, total, ...counts } = await findBoards(query, user);
  const [boards, folders] = await Promise.all([db.board.findMany({ where: { id: { in: ids } } }), folderMapping(user)]);
  const inOrder = ids.flatMap((id) => boards.filter((board) => board.id === id));
  const folder = query.folderId === undefined ? undefined : (folders.find(({ id }) => id === query.folderId) ?? null);
  return {
    rows: await withCardDetails(db, inOrder, user.id),
    total,
    page: query.page,
    perPage: query.perPage,
    counts,
    folders,
    folder,
  };
}

/** A condition on `board b`: admins see every board, others theirs, nobody sees templates. */
export const isVisibleBoard = (user: CurrentUser): Prisma.Sql =>
  user.isAdmin
    ? Prisma.sql`NOT b.is_template`
    : Prisma.sql`NOT b.is_template AND EXISTS (SELECT 1 FROM board_member mine WHERE mine.board_id = b.id AND mine.user_id = ${user.id})`;

async function findBoards(query: ListBoards, user: CurrentUser): Promise<Found> {
  const pinnedByMe = Prisma.sql`EXISTS (SELECT 1 FROM board_pin p WHERE p.board_id = b.id AND p.user_id = ${user.id})`;
  const [found] = await rowsOf<Found>(
    db,
    Prisma.sql`
    WITH visible AS (SELECT b.id, b.title, b.type, b.created_at, b.folder_id, b.archived_at, ${pinnedByMe} AS is_pinned FROM board b WHERE ${isVisibleBoard(user)}),
    wanted AS (SELECT * FROM visible WHERE ${conditions(query)})
    SELECT ARRAY(SELECT id FROM wanted ORDER BY ${orderOf(query)} LIMIT ${query.perPage} OFFSET ${offsetOf(query)}) AS ids,
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
