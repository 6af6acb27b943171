import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { ListBoards } from "@/lib/boards/inputs";
import { boardInList, cardDetails, type FoundDetails } from "@/lib/boards/read/load";
import { boardColumns, type BoardColumns, boardOfRow } from "@/lib/boards/read/row";
import type { BoardInList } from "@/lib/boards/present/board";
import { db, rowsOf } from "@/lib/db";
import { type FolderMapping, foldersAsJson, visibleFolders } from "@/lib/folders/mapping";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import { likePattern } from "@/lib/text/sql-search";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BoardList extends Paged<BoardInList> {
  counts: { all: number; pinned: number; archived: number };
  folders: FolderMapping[];
  /** Null when the caller does not see the requested folder, absent when none was requested. */
  folder?: FolderMapping | null;
}

interface Summary {
  total: number;
  counts: BoardList["counts"];
  folders: FolderMapping[] | null;
}

type Row = BoardColumns & { details: string; summary: string };

/** A page of boards (compatibility.md, C33) in one statement. */
export async function listBoards(query: ListBoards, user: CurrentUser): Promise<BoardList> {
  const rows = await rowsOf<Row | Record<keyof Row, null>>(db, statementOf(query, user));
  const { total, counts, folders: found } = JSON.parse(rows[0]?.summary ?? "{}") as Summary;
  const folders = visibleFolders(found, user);
  const folder = query.folderId === undefined ? undefined : (folders.find(({ id }) => id === query.folderId) ?? null);
  return {
    rows: rows
      .filter(isBoard)
      .map(({ summary: _, details, ...row }) => boardInList(boardOfRow(row), JSON.parse(details) as FoundDetails)),
    total,
    page: query.page,
    perPage: query.perPage,
    counts,
    folders,
    folder,
  };
}

/** A condition on `board b`: what lists show, which is never a template. */
export const isVisibleBoard = (user: CurrentUser): Prisma.Sql =>
  Prisma.sql`NOT b.is_template AND ${isReachableBoard(user)}`;

/** A condition on `board b`: admins reach every board, others theirs. */
export const isReachableBoard = (user: CurrentUser): Prisma.Sql =>
  user.isAdmin
    ? Prisma.sql`true`
    : Prisma.sql`EXISTS (SELECT 1 FROM board_member mine WHERE mine.board_id = b.id AND mine.user_id = ${user.id})`;

/** An empty page is a row without a board, which has the summary. */
const isBoard = (row: Row | Record<keyof Row, null>): row is Row => row.id !== null;

function statementOf(query: ListBoards, user: CurrentUser): Prisma.Sql {
  const pinnedByMe = Prisma.sql`EXISTS (SELECT 1 FROM board_pin p WHERE p.board_id = b.id AND p.user_id = ${user.id})`;
  return Prisma.sql`
    WITH visible AS (SELECT b.id, b.title, b.type, b.created_at, b.folder_id, b.archived_at, ${pinnedByMe} AS is_pinned FROM board b WHERE ${isVisibleBoard(user)}),
    wanted AS (SELECT * FROM visible WHERE ${conditions(query)}),
    page AS MATERIALIZED (SELECT id, row_number() OVER (ORDER BY ${orderOf(query)}) AS place FROM wanted ORDER BY ${orderOf(query)} LIMIT ${query.perPage} OFFSET ${offsetOf(query)}),
    summary AS MATERIALIZED (SELECT json_build_object('total', (SELECT count(*) FROM wanted), 'folders', ${foldersAsJson(user)}, 'counts', (
      SELECT json_build_object('all', count(*) FILTER (WHERE archived_at IS NULL), 'pinned', count(*) FILTER (WHERE archived_at IS NULL AND is_pinned),
        'archived', count(*) FILTER (WHERE archived_at IS NOT NULL)) FROM visible))::text AS summary)
    SELECT ${boardColumns}, CASE WHEN b.id IS NOT NULL THEN ${cardDetails(user.id)}::text END AS details, CASE WHEN page.place IS NULL OR page.place = (SELECT min(place) FROM page) THEN summary END AS summary
    FROM summary LEFT JOIN page ON true LEFT JOIN board b ON b.id = page.id ORDER BY page.place`;
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
