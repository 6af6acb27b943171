import "server-only";
import { db } from "@/lib/db";
import { FORGOTTEN } from "@/lib/imports/end";

const DAY = 24 * 60 * 60 * 1000;
const LISTED = 90 * DAY;

/** A day after an import has ended, only what the list of imports shows remains, and that for 90 days. */
export async function sweepImports(now: Date): Promise<void> {
  const ended = { endedAt: { lt: new Date(now.getTime() - DAY) } };
  await db.importBatch.deleteMany({ where: { session: ended } });
  await db.importReference.deleteMany({ where: { session: ended } });
  await db.importSession.updateMany({
    where: { ...ended, OR: [{ filePath: { not: null } }, { encryptedCredentials: { not: null } }] },
    data: FORGOTTEN,
  });
  await db.importSession.deleteMany({ where: { endedAt: { lt: new Date(now.getTime() - LISTED) } } });
}
