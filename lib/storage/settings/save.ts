import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { mergeSetting } from "@/lib/settings/merge";
import { sealKeys } from "@/lib/storage/bucket-access";
import { LOCAL, placeOf } from "@/lib/storage/place";
import { readStorageSettings, type StorageSettings } from "@/lib/storage/settings/read";
import type { TriedStorage } from "@/lib/storage/settings/try";

/** New files are stored there from now on, in all processes. A move that is running goes there, too. */
export const saveStorage = (tried: TriedStorage): Promise<StorageSettings> =>
  transaction(async (tx) => {
    await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('storage settings'))`);
    const place = tried === null ? LOCAL : placeOf(await saveBucket(tx, tried));
    await mergeSetting(tx, "storage", { place });
    return readStorageSettings(tx);
  });

/** The same bucket with other keys stays the same place. */
function saveBucket(tx: Tx, { keys, ...facts }: NonNullable<TriedStorage>) {
  const { driver, endpoint, name, subFolder } = facts;
  const saved = { ...facts, encryptedKeys: sealKeys(keys) };
  return tx.bucket.upsert({
    where: { driver_endpoint_name_subFolder: { driver, endpoint, name, subFolder } },
    create: saved,
    update: saved,
  });
}
