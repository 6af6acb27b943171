import "server-only";
import type { Readable } from "node:stream";
import type { ImportSession } from "@/generated/prisma/client";
import { Unprocessable } from "@/lib/errors";
import { storageOf } from "@/lib/storage/storage";

/** The stored file of an import. @throws Unprocessable for an import without one */
export async function openImportFile({ driver, filePath }: ImportSession): Promise<Readable> {
  if (filePath === null) throw new Unprocessable("The file of this import is missing.");
  return storageOf(driver).read(filePath);
}
