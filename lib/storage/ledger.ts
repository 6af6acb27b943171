import "server-only";
import { Readable } from "node:stream";
import { Prisma } from "@/generated/prisma/client";
import { db, type Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { type Content, type Driver, storage, storageOf } from "@/lib/storage/storage";

/** A file in the storage. Until a record claims it, the ledger has it removed after a day. */
export interface StoredFile {
  driver: Driver;
  path: string;
  /** In bytes. */
  size: number;
}

/** Longer than any upload takes. */
const DAY = 24 * 60 * 60 * 1000;

/** Writes a new file. The ledger knows it before the storage does: a process that dies in between leaves nothing unknown. */
export async function storeFile(path: string, content: Content, where: string = storage().driver): Promise<StoredFile> {
  const { driver, write } = storageOf(where);
  await noteUnclaimed(driver, path);
  return { driver, path, size: await write(path, content) };
}

/** A copy of a stored file, unclaimed like a new one. @throws StoredFileMissing */
export async function copyFile(
  from: { driver: string; path: string },
  to: string,
): Promise<Pick<StoredFile, "driver" | "path">> {
  const { driver, copy } = storage();
  await noteUnclaimed(driver, to);
  if (from.driver === driver) await copy(from.path, to);
  else await storage().write(to, Readable.from(await storageOf(from.driver).read(from.path)));

  return { driver, path: to };
}

async function noteUnclaimed(driver: Driver, filePath: string) {
  await db.discardedFile.create({ data: { driver, filePath, removeAt: new Date(Date.now() + DAY) } });
}

/** Takes files out of the ledger, in the transaction that makes the records that need them. @throws Conflict when one was removed meanwhile. */
export async function claimFiles(tx: Tx, files: Pick<StoredFile, "driver" | "path">[]): Promise<void> {
  const { count } = await tx.discardedFile.deleteMany({
    where: { OR: files.map(({ driver, path }) => ({ driver, filePath: path })) },
  });
  if (count !== files.length) throw new Conflict("The file was removed meanwhile. Please send it again.");
}

/**
 * What came of these files is settled: those that no record has claimed go at the next clearing. Waits for nobody: one that a
 * transaction around us is about to claim is left alone.
 */
export async function dropUnclaimed(files: Pick<StoredFile, "path">[]): Promise<void> {
  if (files.length === 0) return;
  await db.$executeRaw`
    UPDATE discarded_file SET remove_at = ${new Date()} WHERE id IN (SELECT id FROM discarded_file WHERE file_path = ANY(${files.map(({ path }) => path)}) FOR UPDATE SKIP LOCKED)`;
}

/** Removes what stands in the ledger and whose time has come, file by file: several processes may do so at once. */
export async function clearDiscarded(now = new Date()): Promise<void> {
  while (await clearOne(now)) continue;
}

/** The row is locked until its file is gone, so that nobody claims it meanwhile. */
function clearOne(now: Date): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const [row] = await tx.$queryRaw<{ id: number; driver: string; path: string }[]>(Prisma.sql`
        SELECT id, driver, file_path AS path FROM discarded_file WHERE remove_at <= ${now} ORDER BY remove_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`);
      if (!row) return false;

      if (await isRemoved(row)) await tx.discardedFile.delete({ where: { id: row.id } });
      else await tx.discardedFile.update({ where: { id: row.id }, data: { removeAt: new Date(now.getTime() + HOUR) } });
      return true;
    },
    { timeout: 60_000 },
  );
}

const HOUR = 60 * 60 * 1000;

/** One that can't be removed now, and is tried again in an hour, keeps none of the others waiting. */
async function isRemoved({ driver, path }: { driver: string; path: string }): Promise<boolean> {
  try {
    await storageOf(driver).remove(path);
    return true;
  } catch (error) {
    logger().error({ err: error, driver, path }, "a file could not be removed");
    return false;
  }
}
