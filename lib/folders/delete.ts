import "server-only";
import type { Folder } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { findFolder, lockFolders } from "@/lib/folders/lock";

export async function deleteFolder({ id }: Folder): Promise<void> {
  await transaction(async (tx) => {
    await lockFolders(tx);
    await findFolder(tx, id);
    await tx.folder.delete({ where: { id } });
  });
}
