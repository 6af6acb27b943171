import "server-only";
import { Prisma, type TrashKind } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import type { ListTrash } from "@/lib/trash/inputs";
import { isSeenBy } from "@/lib/trash/item";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ItemRow {
  id: number;
  kind: TrashKind;
  recordId: number;
  title: string;
  contents: number;
  deletedAt: Date;
  deletedBy: { id: number; displayName: string; photoKey: string } | null;
  /** Of a comment: null while the task is gone. */
  task: { id: number; title: string } | null;
  /** Of a task whose stage is gone or archived. */
  needsStage: boolean;
}

/** Where `restoreTrashedTask` asks for another stage. */
const needsStage = Prisma.sql`
  i.kind = 'task' AND EXISTS (SELECT FROM trash_row r WHERE r.item_id = i.id AND r.table_name = 'task' AND r.record_id = i.record_id AND r.column_name IS NULL
    AND r.row ->> 'parent_id' IS NULL AND NOT EXISTS (SELECT FROM stage s WHERE s.id = (r.row ->> 'stage_id')::int AND s.board_id = i.board_id
      AND (s.archived_at IS NULL OR r.row ->> 'archived_at' IS NOT NULL)))`;

/** What was deleted last first. */
export const listTrash = ({ id }: { id: number }, page: ListTrash, user: CurrentUser): Promise<Paged<ItemRow>> =>
  list(Prisma.sql`i.board_id = ${id} AND i.kind <> 'board' AND ${isSeenBy(user.id)}`, page);

export const listTrashedBoards = (page: ListTrash): Promise<Paged<ItemRow>> => list(Prisma.sql`i.kind = 'board'`, page);

export const countTrashedBoards = (): Promise<number> => db.trashItem.count({ where: { kind: "board" } });

async function list(where: Prisma.Sql, page: ListTrash): Promise<Paged<ItemRow>> {
  const [rows, [counted]] = await Promise.all([
    rowsOf<ItemRow>(
      db,
      Prisma.sql`
      SELECT i.id, i.kind, i.record_id AS "recordId", i.title, i.contents, i.deleted_at AS "deletedAt",
        (SELECT json_build_object('id', u.id, 'displayName', u.display_name, 'photoKey', u.photo_key) FROM "user" u WHERE u.id = i.deleted_by) AS "deletedBy",
        (SELECT json_build_object('id', t.id, 'title', t.title) FROM task t WHERE t.id = i.task_id AND t.board_id = i.board_id) AS task,
        ${needsStage} AS "needsStage"
      FROM trash_item i WHERE ${where} ORDER BY i.deleted_at DESC, i.id DESC LIMIT ${page.perPage} OFFSET ${offsetOf(page)}`,
    ),
    rowsOf<{ total: number }>(db, Prisma.sql`SELECT count(*)::int AS total FROM trash_item i WHERE ${where}`),
  ]);
  return { rows, total: counted?.total ?? 0, ...page };
}
