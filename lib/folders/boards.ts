import "server-only";
import type { Folder } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { AddBoards, RemoveBoard } from "@/lib/folders/inputs";
import { findFolder, lockFolders } from "@/lib/folders/lock";

/** Puts boards into a folder; each leaves the one in which it was. Ids of no board are passed over. */
export async function addBoardsToFolder({ id: folderId }: Folder, { boardIds }: AddBoards): Promise<void> {
  await transaction(async (tx) => {
    await lockFolders(tx);
    await findFolder(tx, folderId);
    const isElsewhere = [{ folderId: null }, { folderId: { not: folderId } }];
    await tx.board.updateMany({
      where: { id: { in: boardIds }, isTemplate: false, OR: isElsewhere },
      data: { folderId },
    });
  });
}

/** Takes a board out of a folder; one that is in another stays there. @throws NotFound when there is no such board. */
export async function removeBoardFromFolder({ id: folderId }: Folder, { boardId }: RemoveBoard): Promise<void> {
  await transaction(async (tx) => {
    await lockFolders(tx);
    if ((await tx.board.count({ where: { id: boardId } })) === 0) throw new NotFound("Board");
    await tx.board.updateMany({ where: { id: boardId, folderId }, data: { folderId: null } });
  });
}
