import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { db, rowsOf } from "@/lib/db";
import { hasModule } from "@/lib/modules/on-board";
import type { FeatureModules } from "@/lib/modules/read";
import type { SheetBoard } from "@/lib/timesheet/sheet";
import type { CurrentUser } from "@/lib/users/current-user";

/** The boards of a timesheet: those that the reader may see and on which time tracking is on, archived ones included. */
export const sheetBoards = (user: CurrentUser, modules: FeatureModules): Prisma.Sql => Prisma.sql`
  SELECT b.id, b.title, b.archived_at, m.role, ${user.isAdmin} OR m.role <> 'viewer' AS may_edit
  FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = ${user.id}
  WHERE ${isVisibleBoard(user)} AND ${hasModule(modules, "timeTracking")}`;

export interface SheetContext {
  board: SheetBoard | null;
  /** Null if the reader has nothing in common with this person. */
  person: { id: number; name: string } | null;
  /** Whether there is a board on which the reader may log time. */
  canLog: boolean;
  saved: Prisma.JsonValue;
}

interface Wanted {
  boardId: number | null;
  personId: number | null;
}

/** What the address of a timesheet may name, as far as the reader may see it. */
export async function readSheetContext(
  { boardId, personId }: Wanted,
  modules: FeatureModules,
  user: CurrentUser,
): Promise<SheetContext> {
  const [row] = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    WITH visible AS MATERIALIZED (${sheetBoards(user, modules)})
    SELECT json_build_object(
      'board', (SELECT json_build_object('id', id, 'title', title, 'canManage', ${user.isAdmin} OR coalesce(role = 'manager', false)) FROM visible WHERE id = ${boardId}),
      'person', (SELECT json_build_object('id', u.id, 'name', u.display_name) FROM "user" u WHERE u.id = ${personId} AND (
        EXISTS (SELECT 1 FROM board_member m WHERE m.user_id = u.id AND m.board_id IN (SELECT id FROM visible))
        OR EXISTS (SELECT 1 FROM time_track k WHERE k.user_id = u.id AND k.status = 'commited' AND k.board_id IN (SELECT id FROM visible)))),
      'canLog', EXISTS (SELECT 1 FROM visible WHERE may_edit AND archived_at IS NULL),
      'saved', (SELECT value FROM user_setting WHERE user_id = ${user.id} AND key = 'timesheet'))::text AS found`,
  );
  return JSON.parse(row?.found ?? "{}") as SheetContext;
}
