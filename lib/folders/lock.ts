import "server-only";
import { type Folder, Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";

/** The first half of the advisory lock's key; there is one folder tree. */
const FOLDERS = 4_005;

/** Serializes changes, since two at once could close a circle that neither sees. */
export async function lockFolders(tx: Tx): Promise<void> {
  await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(${FOLDERS}::int, 0)`);
}

/** Needs `lockFolders`. @throws NotFound when it is gone */
export async function findFolder(tx: Tx, id: number): Promise<Folder> {
  const folder = await tx.folder.findUnique({ where: { id } });
  if (!folder) throw new NotFound("Folder");
  return folder;
}

/** Needs `lockFolders`. @throws NotFound for an unknown parent, Invalid for the folder itself or one inside it */
export async function refuseBadParent(tx: Tx, parentId: number, folderId: number | null): Promise<void> {
  await findFolder(tx, parentId);
  const above = await tx.$queryRaw<{ id: number }[]>`
    WITH RECURSIVE above (id) AS (SELECT ${parentId}::int UNION SELECT f.parent_id FROM folder f JOIN above ON f.id = above.id WHERE f.parent_id IS NOT NULL)
    SELECT id FROM above`;
  if (above.some(({ id }) => id === folderId))
    throw new Invalid("A folder can't lie inside itself", {
      params: { parent_id: "A folder can't lie inside itself" },
    });
}
