import "server-only";
import type { Folder } from "@/generated/prisma/client";
import { differs } from "@/lib/database/differs";
import { transaction } from "@/lib/db";
import type { SaveFolder } from "@/lib/folders/inputs";
import { withBoardIds, withBoards } from "@/lib/folders/load";
import { findFolder, lockFolders, refuseBadParent } from "@/lib/folders/lock";
import type { FolderRecord } from "@/lib/folders/present";

/** Omitted fields stay. @throws NotFound for an unknown parent, Invalid for one inside the folder */
export async function updateFolder({ id }: Folder, input: SaveFolder): Promise<FolderRecord> {
  return transaction(async (tx) => {
    await lockFolders(tx);
    const before = await findFolder(tx, id);
    if (input.parentId) await refuseBadParent(tx, input.parentId, id);
    const folder = differs(before, input) ? await tx.folder.update({ where: { id }, data: input }) : before;
    return withBoardIds({
      ...folder,
      boards: await tx.board.findMany({ ...withBoards.boards, where: { folderId: id, ...withBoards.boards.where } }),
    });
  });
}
