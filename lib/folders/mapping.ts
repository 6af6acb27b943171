import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

export interface FolderMapping {
  id: number;
  title: string;
  board_ids: number[];
}

export async function folderMapping(user: CurrentUser): Promise<FolderMapping[]> {
  const isVisible = user.isAdmin
    ? Prisma.sql`true`
    : Prisma.sql`EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = b.id AND m.user_id = ${user.id})`;
  const folders = await rowsOf<FolderMapping>(
    db,
    Prisma.sql`
    SELECT f.id, f.title, coalesce(array_agg(b.id ORDER BY b.id) FILTER (WHERE b.id IS NOT NULL), '{}') AS board_ids
    FROM folder f LEFT JOIN board b ON b.folder_id = f.id AND NOT b.is_template AND ${isVisible}
    GROUP BY f.id ORDER BY f.created_at DESC, f.id DESC`,
  );
  return folders.filter(({ board_ids }) => user.isAdmin || board_ids.length > 0);
}
