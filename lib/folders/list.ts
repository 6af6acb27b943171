import "server-only";
import { db } from "@/lib/db";
import { withBoardIds, withBoards } from "@/lib/folders/load";
import type { FolderRecord } from "@/lib/folders/present";

export async function listFolders(): Promise<FolderRecord[]> {
  const folders = await db.folder.findMany({ include: withBoards, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return folders.map(withBoardIds);
}
