import "server-only";
import { failImport } from "@/lib/imports/end";
import { runImport } from "@/lib/imports/run";
import type { Attempt, Jobs } from "@/lib/jobs/add";
import { logger } from "@/lib/logger";

/** After the last attempt, the person can continue the import. */
export async function runImportJob({ importId }: Jobs["run-import"], { isLast }: Attempt): Promise<void> {
  try {
    await runImport(importId);
  } catch (error) {
    if (!isLast) throw error;
    logger().error({ err: error, importId }, "an import failed");
    await failImport(importId, "Something went wrong. Try to continue the import.");
  }
}
