import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { LOGO_KEY } from "@/lib/settings/logo/read";
import { claimFiles, DAY, type StoredFile } from "@/lib/storage/ledger";
import type { MovableFiles } from "@/lib/storage/move/files";

export interface Copies {
  file: StoredFile;
  thumbnail: StoredFile | null;
}

/** The move was canceled or goes elsewhere now. */
export class MoveEnded extends Error {}

/**
 * The record names the copies from now on. Its old files stay for a day, for those who are reading them. False, and
 * nothing changed, when the record was deleted or has other files meanwhile. @throws MoveEnded
 */
export const replaceFiles = (
  move: { id: number; target: string },
  moved: MovableFiles,
  copies: Copies,
): Promise<boolean> =>
  transaction(async (tx) => {
    // As a new logo does.
    if (moved.kind === "logo") await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('site logo'))`);
    const [changed] = await rowsOf(tx, changeOf(moved, move.target, copies));
    if (!changed) return false;

    await count(tx, move, moved);
    await claimFiles(tx, copies.thumbnail ? [copies.file, copies.thumbnail] : [copies.file]);
    await discardLater(tx, moved);
    return true;
  });

function changeOf(moved: MovableFiles, target: string, { file, thumbnail }: Copies): Prisma.Sql {
  const { id, driver, path } = moved;
  switch (moved.kind) {
    case "attachment":
      return Prisma.sql`
        UPDATE attachment SET driver = ${target}, file_path = ${file.path}, thumbnail_path = ${thumbnail?.path ?? null}::text,
          thumbnail_size = CASE WHEN ${thumbnail !== null}::boolean THEN thumbnail_size END
        WHERE id = ${id} AND driver = ${driver} AND file_path = ${path} AND thumbnail_path IS NOT DISTINCT FROM ${moved.thumbnail}::text RETURNING id`;
    case "trash":
      return Prisma.sql`
        UPDATE trash_row SET row = row || jsonb_build_object('driver', ${target}::text, 'file_path', ${file.path}::text, 'thumbnail_path', ${thumbnail?.path ?? null}::text,
          'thumbnail_size', CASE WHEN ${thumbnail !== null}::boolean THEN row -> 'thumbnail_size' END)
        WHERE table_name = 'attachment' AND column_name IS NULL AND record_id = ${id} AND row ->> 'driver' = ${driver} AND row ->> 'file_path' = ${path}
          AND row ->> 'thumbnail_path' IS NOT DISTINCT FROM ${moved.thumbnail}::text RETURNING id`;
    case "photo":
      return Prisma.sql`
        UPDATE "user" SET photo_driver = ${target}, photo_file = ${file.path} WHERE id = ${id} AND photo_driver = ${driver} AND photo_file = ${path} RETURNING id`;
    case "logo":
      return Prisma.sql`
        UPDATE setting SET value = value || jsonb_build_object('driver', ${target}::text, 'path', ${file.path}::text)
        WHERE key = ${LOGO_KEY} AND value ->> 'driver' = ${driver} AND value ->> 'path' = ${path} RETURNING key`;
  }
}

async function count(tx: Tx, { id, target }: { id: number; target: string }, { size }: MovableFiles): Promise<void> {
  const [running] = await rowsOf(
    tx,
    Prisma.sql`
    UPDATE file_move SET files_done = files_done + 1, bytes_done = bytes_done + ${size}::bigint
    WHERE id = ${id} AND state = 'running' AND target = ${target} RETURNING id`,
  );
  if (!running) throw new MoveEnded("The move was canceled or goes elsewhere now.");
}

/** After the trigger of photos, which would remove the old one at once. */
function discardLater(tx: Tx, { driver, path, thumbnail }: MovableFiles): Promise<void> {
  const paths = thumbnail === null ? [path] : [path, thumbnail];
  return sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO discarded_file (driver, file_path, remove_at) SELECT ${driver}, path, ${new Date(Date.now() + DAY)} FROM unnest(${paths}::text[]) AS path
    ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = excluded.remove_at`,
  );
}
