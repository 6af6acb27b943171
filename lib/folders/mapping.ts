import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { CurrentUser } from "@/lib/users/current-user";

export interface FolderMapping {
  id: number;
  title: string;
  board_ids: number[];
}

/** All folders with their visible boards as a JSON list, to be read in another statement. */
export function foldersAsJson(user: CurrentUser): Prisma.Sql {
  const isVisible = user.isAdmin
    ? Prisma.sql`true`
    : Prisma.sql`EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = b.id AND m.user_id = ${user.id})`;
  return Prisma.sql`(
    SELECT json_agg(json_build_object('id', f.id, 'title', f.title, 'board_ids', f.board_ids) ORDER BY f.created_at DESC, f.id DESC)
    FROM (SELECT f.id, f.title, f.created_at, ARRAY(SELECT b.id FROM board b WHERE b.folder_id = f.id AND NOT b.is_template AND ${isVisible} ORDER BY b.id) AS board_ids FROM folder f) f)`;
}

/** Only admins see folders without a visible board. */
export const visibleFolders = (folders: FolderMapping[] | null, user: CurrentUser): FolderMapping[] =>
  (folders ?? []).filter(({ board_ids }) => user.isAdmin || board_ids.length > 0);
