import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import { reader } from "@/lib/db";
import { finishImport } from "@/lib/imports/finish";
import { withImportLock } from "@/lib/imports/lock";
import { importNextPage } from "@/lib/imports/page";
import { stageDocument } from "@/lib/imports/stage";

/**
 * Runs an import to its end, or continues one that was interrupted. Invalid files and the like end it as failed; other
 * errors are thrown, and it can be run again. Two runs of one import wait for each other.
 */
export const runImport = (id: string): Promise<ImportSession> =>
  withImportLock(id, async () => {
    await stageDocument(id);
    while (await importNextPage(id)) continue;
    await finishImport(id);
    return reader().importSession.findUniqueOrThrow({ where: { id } });
  });
