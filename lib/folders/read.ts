import "server-only";
import { type Folder, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import type { ReadFolder } from "@/lib/folders/inputs";
import type { FolderRecord } from "@/lib/folders/present";
import { likePattern } from "@/lib/text/sql-search";

export async function readFolder(folder: Folder, query: ReadFolder): Promise<FolderRecord> {
  const boards = await rowsOf<{ id: number }>(
    db,
    Prisma.sql`
    SELECT b.id FROM board b WHERE b.folder_id = ${folder.id} AND NOT b.is_template AND ${OPTIONS[query.option]} ${isFound(query.search)} ORDER BY ${orderOf(query)}`,
  );
  return { ...folder, boardIds: boards.map(({ id }) => id) };
}

const OPTIONS = {
  all: Prisma.sql`true`,
  active: Prisma.sql`b.archived_at IS NULL`,
  archived: Prisma.sql`b.archived_at IS NOT NULL`,
};

const isFound = (search: string): Prisma.Sql =>
  search ? Prisma.sql`AND b.title ILIKE ${likePattern(search)}` : Prisma.empty;

const COLUMNS = { id: Prisma.sql`b.id`, title: Prisma.sql`lower(b.title)`, created_at: Prisma.sql`b.created_at` };

function orderOf({ orderBy, direction }: ReadFolder): Prisma.Sql {
  const way = direction === "DESC" ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return Prisma.sql`${COLUMNS[orderBy]} ${way}, b.id ${way}`;
}
