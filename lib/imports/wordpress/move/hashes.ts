import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { DocumentTask } from "@/lib/board-document/task";
import { rowsOf, type Tx } from "@/lib/db";
import { filesIn } from "@/lib/imports/wordpress/convert/documents";

/** Files have the hashes that they had there, but for those that another file has: each is in the links of one. */
export async function withFreeHashes(tx: Tx, documents: DocumentTask[]): Promise<DocumentTask[]> {
  const taken = await takenHashes(
    tx,
    documents.flatMap(filesIn).flatMap(({ hash }) => hash ?? []),
  );
  for (const file of documents.flatMap(filesIn)) {
    if (file.hash !== undefined && taken.has(file.hash)) file.hash = undefined;
    else if (file.hash !== undefined) taken.add(file.hash);
  }
  return documents;
}

async function takenHashes(tx: Tx, hashes: string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ hash: string }>(
    tx,
    Prisma.sql`SELECT file_hash AS hash FROM attachment WHERE file_hash = ANY(${hashes}::text[])`,
  );
  return new Set(rows.map(({ hash }) => hash));
}
