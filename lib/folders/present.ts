import type { Folder } from "@/generated/prisma/client";

export type FolderJson = ReturnType<typeof presentFolder>;

/** A folder with the ids of its boards, in the order that is wanted. */
export type FolderRecord = Folder & { boardIds: number[] };

export const presentFolder = ({ id, title, createdById, color, parentId, boardIds }: FolderRecord) => ({ id, title, created_by: createdById, color, parent_id: parentId, boards_ids: boardIds });
