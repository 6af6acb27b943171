import "server-only";
import { db } from "@/lib/db";
import { FORGOTTEN } from "@/lib/imports/end";
import type { SourceName } from "@/lib/imports/sources";

const DAY = 24 * 60 * 60 * 1000;
const LISTED = 90 * DAY;

/** A day after an import has ended, only what the list of imports shows remains, and that for 90 days. A move from WordPress
 * can be repeated at any time, so it stays. */
export async function sweepImports(now: Date): Promise<void> {
  const endedBefore = (age: number) => ({
    endedAt: { lt: new Date(now.getTime() - age) },
    source: { not: "wordpress" satisfies SourceName },
  });
  const ended = endedBefore(DAY);
  await db.importBatch.deleteMany({ where: { session: ended } });
  await db.importReference.deleteMany({ where: { session: ended } });
  await db.importSession.updateMany({
    where: { ...ended, OR: [{ filePath: { not: null } }, { encryptedCredentials: { not: null } }] },
    data: FORGOTTEN,
  });
  await db.importSession.deleteMany({ where: endedBefore(LISTED) });
}
