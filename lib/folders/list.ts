import "server-only";
import { db, rowsOf } from "@/lib/db";
import { withBoardIds, withBoards } from "@/lib/folders/load";
import type { FolderRecord } from "@/lib/folders/present";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import type { CurrentUser } from "@/lib/users/current-user";

export async function listFolders(): Promise<FolderRecord[]> {
  const folders = await db.folder.findMany({ include: withBoards, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return folders.map(withBoardIds);
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
