import "server-only";
import { transaction } from "@/lib/db";
import { lockFolders } from "@/lib/folders/lock";
import { References } from "@/lib/imports/references";
import { areFree } from "@/lib/imports/wordpress/move/free-ids";
import type { Move } from "@/lib/imports/wordpress/move/move";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { utcTime } from "@/lib/imports/wordpress/read/times";
import { mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";
import { hexOr } from "@/lib/imports/write/colors";
import { cut, plainLine } from "@/lib/text/text";

const LONGEST_TITLE = 50;

/** The plugin stores them among the boards. */
export async function moveFolders(move: Move): Promise<void> {
  const folders = await move.wordpress.rows("SELECT * FROM {boards} WHERE type = 'folder' ORDER BY id");
  const added = await transaction(async (tx) => {
    await lockFolders(tx);
    const ids = await References.load(tx, move.session.id);
    const missing = folders.filter(({ id }) => ids.get("folder", id ?? null) === undefined);
    const keepsIds = move.keepsIds && (await areFree(tx, { folder: missing.map(({ id }) => id ?? "") }));
    for (const row of missing) {
      const { id } = await tx.folder.create({ data: { ...dataOf(row, ids), ...(keepsIds && { id: Number(row.id) }) } });
      ids.set("folder", row.id ?? "", id);
    }
    for (const row of missing) {
      const parentId = ids.get("folder", row.parent_id ?? null);
      if (parentId !== undefined && !isInsideItself(row, folders))
        await tx.folder.update({ where: { id: ids.get("folder", row.id ?? null) }, data: { parentId } });
    }
    await ids.save(tx, move.session.id);
    return missing.length;
  });
  move.report.count("folders", added);
}

function isInsideItself({ id, parent_id }: Row, folders: Row[]): boolean {
  const seen = new Set([id]);
  for (let above = parent_id; above; above = folders.find((folder) => folder.id === above)?.parent_id) {
    if (seen.has(above)) return true;
    seen.add(above);
  }
  return false;
}

const dataOf = ({ title, settings, created_by, created_at }: Row, ids: References) => ({
  title: cut(plainLine(title ?? ""), LONGEST_TITLE) || "Folder",
  color: hexOr(textOf(mapOf(valueOf(settings)).color), null),
  createdById: ids.get("person", created_by ?? null) ?? null,
  createdAt: utcTime(created_at) ?? undefined,
});
