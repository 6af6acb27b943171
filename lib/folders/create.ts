import "server-only";
import { transaction } from "@/lib/db";
import type { SaveFolder } from "@/lib/folders/inputs";
import { lockFolders, refuseBadParent } from "@/lib/folders/lock";
import type { FolderRecord } from "@/lib/folders/present";
import type { CurrentUser } from "@/lib/users/current-user";

/** Folders belong to no board, so they record no activity. @throws NotFound for an unknown parent */
export async function createFolder(input: SaveFolder, actor: CurrentUser): Promise<FolderRecord> {
  return transaction(async (tx) => {
    await lockFolders(tx);
    if (input.parentId) await refuseBadParent(tx, input.parentId, null);
    const folder = await tx.folder.create({ data: { ...input, createdById: actor.id } });
    return { ...folder, boardIds: [] };
  });
}
