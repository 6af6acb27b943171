import "server-only";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import type { FolderRecord } from "@/lib/folders/present";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import type { CurrentUser } from "@/lib/users/current-user";

export function listFolders(): Promise<FolderRecord[]> {
  return rowsOf<FolderRecord>(
    db,
    Prisma.sql`
    SELECT ${columnsOf(Prisma.FolderScalarFieldEnum, "f")}, ARRAY(SELECT b.id FROM board b WHERE b.folder_id = f.id AND NOT b.is_template ORDER BY b.id) AS "boardIds"
    FROM folder f ORDER BY f.created_at DESC, f.id DESC`,
  );
}

export interface VisibleFolder {
  id: number;
  title: string;
  boards: number;
}

/** Only admins see folders without a visible board. */
export async function listVisibleFolders(user: CurrentUser): Promise<VisibleFolder[]> {
  const folders = await rowsOf<VisibleFolder>(
    db,
    Prisma.sql`
    SELECT f.id, f.title, count(b.id)::int AS boards FROM folder f LEFT JOIN board b ON b.folder_id = f.id AND b.archived_at IS NULL AND ${isVisibleBoard(user)}
    GROUP BY f.id ORDER BY lower(f.title), f.id`,
  );
  return folders.filter(({ boards }) => user.isAdmin || boards > 0);
}
