import "server-only";
import { type MovedKind, Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { ENVIRONMENT, LOCAL } from "@/lib/storage/place";

/** The files of one record. */
export interface MovableFiles {
  kind: MovedKind;
  /** 0 for the logo. */
  id: number;
  driver: string;
  path: string;
  thumbnail: string | null;
  /** In bytes; 0 for pictures of people and the logo, which are small. */
  size: number;
}

/** Chunks of uploads and files of imports stay where they are, because they are removed soon. */
const FILES = Prisma.sql`(
  SELECT 'attachment'::moved_kind AS kind, id, driver::text, file_path AS path, thumbnail_path AS thumbnail, coalesce(file_size, 0) + coalesce(thumbnail_size, 0) AS size
  FROM attachment WHERE file_path IS NOT NULL
  UNION ALL
  SELECT 'trash', record_id, row ->> 'driver', row ->> 'file_path', row ->> 'thumbnail_path', coalesce((row ->> 'file_size')::bigint, 0) + coalesce((row ->> 'thumbnail_size')::int, 0)
  FROM trash_row WHERE table_name = 'attachment' AND column_name IS NULL AND row ->> 'file_path' IS NOT NULL
  UNION ALL
  SELECT 'photo', id, photo_driver, photo_file, NULL, 0 FROM "user" WHERE photo_file IS NOT NULL
  UNION ALL
  SELECT 'logo', 0, value ->> 'driver', value ->> 'path', NULL, 0 FROM setting WHERE key = 'logo'
)`;

/** All places but one. */
const otherPlaces = (place: string) => Prisma.sql`ARRAY(
  SELECT place FROM (SELECT driver || ':' || id FROM bucket UNION ALL VALUES (${LOCAL}::text), (${ENVIRONMENT}::text)) AS places (place) WHERE place <> ${place}::text)`;

/** Those that are not in this place yet and have not failed in this move. */
export async function filesToMove(
  tx: Tx,
  { id: moveId, target }: { id: number; target: string },
  most: number,
): Promise<MovableFiles[]> {
  const rows = await rowsOf<Omit<MovableFiles, "size"> & { size: string }>(
    tx,
    Prisma.sql`
    SELECT files.* FROM ${FILES} files WHERE driver = ANY(${otherPlaces(target)})
      AND NOT EXISTS (SELECT FROM file_move_failure f WHERE f.move_id = ${moveId} AND f.kind = files.kind AND f.record_id = files.id)
    LIMIT ${most}::int`,
  );
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

export interface Amount {
  files: number;
  bytes: number;
}

export async function amountToMove(tx: Tx, target: string): Promise<Amount> {
  const [row] = await rowsOf<{ files: string; bytes: string }>(
    tx,
    Prisma.sql`
    SELECT count(*) AS files, coalesce(sum(size), 0) AS bytes FROM ${FILES} files WHERE driver = ANY(${otherPlaces(target)})`,
  );
  return { files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) };
}

export interface AmountInPlace extends Amount {
  place: string;
  /** Of a bucket in the settings. */
  bucket: string | null;
}

/** Each place that has files. */
export async function amountsByPlace(tx: Tx): Promise<AmountInPlace[]> {
  const rows = await rowsOf<Record<"files" | "bytes" | "place", string> & { bucket: string | null }>(
    tx,
    Prisma.sql`
    SELECT driver AS place, (SELECT name FROM bucket b WHERE b.driver || ':' || b.id = files.driver) AS bucket, count(*) AS files, coalesce(sum(size), 0) AS bytes
    FROM ${FILES} files GROUP BY driver ORDER BY count(*) DESC, driver`,
  );
  return rows.map(({ files, bytes, ...row }) => ({ ...row, files: Number(files), bytes: Number(bytes) }));
}
