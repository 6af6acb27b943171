import "server-only";
import type { Folder } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { AddBoards, RemoveBoard } from "@/lib/folders/inputs";
import { findFolder, lockFolders } from "@/lib/folders/lock";

/** Moves boards into a folder, out of any other one. Unknown ids are ignored. */
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

/** A board in another folder stays there. @throws NotFound when there is no such board */
export async function removeBoardFromFolder({ id: folderId }: Folder, { boardId }: RemoveBoard): Promise<void> {
  await transaction(async (tx) => {
    await lockFolders(tx);
    if ((await tx.board.count({ where: { id: boardId } })) === 0) throw new NotFound("Board");
    await tx.board.updateMany({ where: { id: boardId, folderId }, data: { folderId: null } });
  });
}
