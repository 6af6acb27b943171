import "server-only";
import { Readable } from "node:stream";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf, type Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";
import { currentPlace } from "@/lib/storage/current-place";
import { type Content, storageOf } from "@/lib/storage/storage";

/** A stored file. The ledger removes it after a day unless a record claims it. */
export interface StoredFile {
  /** Its place (`lib/storage/place.ts`). */
  driver: string;
  path: string;
  size: number;
}

export const DAY = 24 * 60 * 60 * 1000;

/** Writes a new file, to the ledger first, so that a process that dies in between leaves no untracked file. */
export async function storeFile(path: string, content: Content, where?: string): Promise<StoredFile> {
  const { driver, write } = storageOf(await noteUnclaimed(path, where));
  return { driver, path, size: await write(path, content) };
}

export async function copyFile(
  from: { driver: string; path: string },
  to: string,
  where?: string,
): Promise<Pick<StoredFile, "driver" | "path">> {
  const { driver, copy, write } = storageOf(await noteUnclaimed(to, where));
  if (from.driver === driver) await copy(from.path, to);
  else await write(to, Readable.from(await storageOf(from.driver).read(from.path)));

  return { driver, path: to };
}

/** Returns the place: that of new files, unless another one is given. */
async function noteUnclaimed(path: string, where?: string): Promise<string> {
  const place = where === undefined ? currentPlace() : Prisma.sql`${where}::text`;
  const [noted] = await rowsOf<{ driver: string }>(
    db,
    Prisma.sql`
    INSERT INTO discarded_file (driver, file_path, remove_at) VALUES (${place}, ${path}, ${new Date(Date.now() + DAY)}) RETURNING driver`,
  );
  if (!noted) throw new Error("An insert always returns its row.");
  return noted.driver;
}

/** Those that a transaction has claimed, even if it has not committed. */
const claimed = oncePerProcess("claimed files", () => new WeakSet<object>());

/** @throws Conflict when a file was removed meanwhile */
export async function claimFiles(tx: Tx, files: Pick<StoredFile, "driver" | "path">[]): Promise<void> {
  const rows = await rowsOf(
    tx,
    Prisma.sql`
    DELETE FROM discarded_file d USING unnest(${files.map(({ driver }) => driver)}::text[], ${files.map(({ path }) => path)}::text[]) AS file (driver, path)
    WHERE d.driver = file.driver AND d.file_path = file.path RETURNING d.id`,
  );
  if (rows.length !== files.length) throw new Conflict("The file was removed meanwhile. Please send it again.");
  for (const file of files) claimed.add(file);
}

/** Runs the work that stores or claims these files, and then schedules those for removal that it did not claim. If it
 * fails, it has claimed none. */
export async function settleFiles<Result>(
  files: Pick<StoredFile, "path">[],
  work: () => Promise<Result>,
): Promise<Result> {
  const result = await work().catch(async (error: unknown) => {
    await dropUnclaimed(files);
    throw error;
  });
  await dropUnclaimed(files.filter((file) => !claimed.has(file)));
  return result;
}

/** Schedules unclaimed files for removal. Doesn't wait for locks: a file that a transaction is claiming is skipped. */
export async function dropUnclaimed(files: Pick<StoredFile, "path">[]): Promise<void> {
  if (files.length === 0) return;
  await db.$executeRaw`
    UPDATE discarded_file SET remove_at = ${new Date()} WHERE id IN (SELECT id FROM discarded_file WHERE file_path = ANY(${files.map(({ path }) => path)}) FOR UPDATE SKIP LOCKED)`;
}

/** Removes due files one by one. Several processes may do so at the same time. */
export async function clearDiscarded(now = new Date()): Promise<void> {
  while (await clearOne(now)) continue;
}

/** The row stays locked until its file is removed, so that nobody can claim it meanwhile. */
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

async function isRemoved({ driver, path }: { driver: string; path: string }): Promise<boolean> {
  try {
    await storageOf(driver).remove(path);
    return true;
  } catch (error) {
    logger().error({ err: error, driver, path }, "a file could not be removed");
    return false;
  }
}
