import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { currentPlace } from "@/lib/storage/current-place";

/** Forgets the keys of buckets that have been empty for a day and get no new files. */
export async function sweepBuckets(): Promise<void> {
  await db.$executeRaw`
    DELETE FROM bucket USING (SELECT id, driver || ':' || id AS place FROM bucket) b
    WHERE bucket.id = b.id AND bucket.updated_at < now() - interval '1 day'
      AND b.place <> ${currentPlace()} AND b.place <> coalesce(${chosenPlace}, '')
      AND NOT EXISTS (SELECT FROM attachment WHERE driver = b.place AND file_path IS NOT NULL)
      AND NOT EXISTS (SELECT FROM trash_row WHERE table_name = 'attachment' AND column_name IS NULL AND row ->> 'driver' = b.place)
      AND NOT EXISTS (SELECT FROM "user" WHERE photo_driver = b.place AND photo_file IS NOT NULL)
      AND NOT EXISTS (SELECT FROM setting WHERE key = 'logo' AND value ->> 'driver' = b.place)
      AND NOT EXISTS (SELECT FROM upload WHERE driver = b.place)
      AND NOT EXISTS (SELECT FROM import_session WHERE driver = b.place AND file_path IS NOT NULL)
      AND NOT EXISTS (SELECT FROM discarded_file WHERE driver = b.place)`;
}

/** Also while the environment decides. */
const chosenPlace = Prisma.sql`(SELECT value ->> 'place' FROM setting WHERE key = 'storage')`;
