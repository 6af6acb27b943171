import type { Folder } from "@/generated/prisma/client";
import type { FolderMapping } from "@/lib/folders/mapping";

export type FolderJson = ReturnType<typeof presentFolder>;

export type FolderRecord = Folder & { boardIds: number[] };

export const presentFolder = ({ id, title, createdById, color, parentId, boardIds }: FolderRecord) => ({
  id,
  title,
  created_by: createdById,
  color,
  parent_id: parentId,
  boards_ids: boardIds,
});

/** Keyed by id, since clients read the id from the key. An empty map is `[]`, as in PHP. */
export const presentMapping = (folders: FolderMapping[]) =>
  folders.length === 0
    ? []
    : Object.fromEntries(folders.map(({ id, title, board_ids }) => [id, { id, title, board_ids }]));
