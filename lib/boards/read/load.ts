import "server-only";
import { type Board, type CustomField, type Folder, Prisma } from "@/generated/prisma/client";
import type { BoardInList, WholeBoard } from "@/lib/boards/present/board";
import { rowsOf, type Tx } from "@/lib/db";
import { isOnBoard } from "@/lib/modules/on-board";
import { FeatureModules } from "@/lib/modules/read";
import { type MemberColumns, membersAsJson, membersOf } from "@/lib/members/load";
import { stagesAsJson, type StageColumns, stagesOf } from "@/lib/stages/read";
import type { LabelRow } from "@/lib/tasks/read/rows";
import type { Person } from "@/lib/users/present";

/** What lists show of `board b`, as a JSON value for `boardInList`. */
export const cardDetails = (userId: number | Prisma.Sql, includeArchived = false): Prisma.Sql => {
  const isShown = includeArchived ? Prisma.sql`true` : Prisma.sql`s.archived_at IS NULL`;
  return Prisma.sql`json_build_array(${membersAsJson(Prisma.sql`m.board_id = b.id`)}, ${stagesAsJson(Prisma.sql`s.board_id = b.id AND ${isShown}`)},
    EXISTS (SELECT 1 FROM board_pin p WHERE p.board_id = b.id AND p.user_id = ${userId}))`;
};

export type FoundDetails = [MemberColumns[] | null, StageColumns[] | null, isPinned: boolean];

export const boardInList = (board: Board, [members, stages, isPinned]: FoundDetails): BoardInList => ({
  ...board,
  members: membersOf(members),
  stages: stagesOf(stages),
  isPinned,
});

/** The labels of `board b`, the oldest first, as a JSON list of `LabelRow`. */
export const labelsAsJson = Prisma.sql`(
    SELECT json_agg(json_build_object('id', l.id, 'boardId', l.board_id, 'title', l.title, 'slug', l.slug, 'position', l.position, 'color', l.color, 'bgColor', l.bg_color,
      'colorPreset', l.color_preset, 'createdAt', l.created_at, 'updatedAt', l.updated_at) ORDER BY l.created_at, l.id) FROM label l WHERE l.board_id = b.id)`;

/** What a board's own page shows of `board b`, as a JSON value for `wholeBoardOf`. */
export const wholeDetails = (
  userId: number | Prisma.Sql,
  { includeArchived = false } = {},
): Prisma.Sql => Prisma.sql`json_build_array(
    ${cardDetails(userId, includeArchived)},
    ${labelsAsJson},
    (SELECT json_agg(json_build_object('id', f.id, 'boardId', f.board_id, 'title', f.title, 'slug', f.slug, 'type', replace(f.type::text, '-', '_'), 'options', coalesce(f.options, '{}'),
      'position', f.position, 'createdAt', f.created_at, 'updatedAt', f.updated_at) ORDER BY f.position, f.id) FROM custom_field f WHERE f.board_id = b.id),
    (SELECT json_build_object('id', u.id, 'login', u.login, 'nicename', u.nicename, 'email', u.email, 'url', u.url, 'displayName', u.display_name, 'photoKey', u.photo_key,
      'role', u.role, 'isServiceAdmin', u.is_service_admin, 'deactivatedAt', u.deactivated_at, 'createdAt', u.created_at) FROM "user" u WHERE u.id = b.created_by),
    (SELECT json_build_object('id', f.id, 'title', f.title) FROM folder f WHERE f.id = b.folder_id),
    (SELECT value FROM setting WHERE key = 'modules'))`;

export type FoundWhole = [
  FoundDetails,
  labels: LabelRow[] | null,
  customFields: InJson<Omit<CustomField, "position"> & { position: number }>[] | null,
  createdBy: InJson<Person> | null,
  folder: Pick<Folder, "id" | "title"> | null,
  modules: unknown,
];

type InJson<Row> = Omit<Row, "createdAt" | "updatedAt" | "deactivatedAt"> &
  Record<"createdAt" | "updatedAt", string> & {
    deactivatedAt: string | null;
  };

export const wholeBoardOf = (board: Board, found: FoundWhole): WholeBoard => {
  const [details, labels, customFields, createdBy, folder, modules] = found;
  return {
    ...boardInList(board, details),
    labels: (labels ?? []).map(withDates),
    customFields: (customFields ?? []).map(withDates),
    createdBy: createdBy && {
      ...createdBy,
      createdAt: new Date(createdBy.createdAt),
      deactivatedAt: createdBy.deactivatedAt === null ? null : new Date(createdBy.deactivatedAt),
    },
    folder,
    tracksTime: isOnBoard(FeatureModules.parse(modules ?? {}), "timeTracking", board),
  };
};

const withDates = <Row extends { createdAt: string; updatedAt: string }>(row: Row) => ({
  ...row,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});

export async function loadWholeBoard(
  tx: Tx,
  board: Board,
  userId: number,
  options: { includeArchived?: boolean } = {},
): Promise<WholeBoard> {
  const [row] = await rowsOf<{ found: string }>(
    tx,
    Prisma.sql`SELECT ${wholeDetails(userId, options)}::text AS found FROM (SELECT ${board.id}::int AS id, ${board.createdById}::int AS created_by, ${board.folderId}::int AS folder_id) b`,
  );
  if (!row) throw new Error("A statement about one row always has its row.");
  return wholeBoardOf(board, JSON.parse(row.found) as FoundWhole);
}
