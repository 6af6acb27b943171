import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import type { BoardRows } from "@/lib/imports/wordpress/convert/board";
import { utcTime } from "@/lib/imports/wordpress/read/times";
import { flagOf, idOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";
import type { Writing } from "@/lib/imports/wordpress/move/writing";
import type { WriteContext } from "@/lib/imports/write/context";
import { BOARD_KEYS } from "@/lib/notifications/preferences";
import { encrypt, newToken } from "@/lib/secrets/secrets";

/** What no file of a board has: everyone's notification settings, and what leads to the board from outside. */
export async function moveBoardSettings(
  tx: Tx,
  board: Board,
  rows: BoardRows,
  { context, report }: Writing,
): Promise<void> {
  const meta = new Map(rows.metas.map(({ key, value }) => [key, valueOf(value)]));
  const isPublic = flagOf(meta.get("public_access_enabled")) === true;
  if (isPublic)
    report.note({ kind: "board", title: board.title, reason: "The board is public, but its link is a new one." });
  await tx.board.update({
    where: { id: board.id },
    data: {
      roadmapPageId: idOf(meta.get("roadmap_page_id")) === null ? null : textOf(meta.get("roadmap_page_id")),
      crmContactId: idOf(meta.get("crm_contact_id")),
      ...(isPublic && { publicAccessEnabled: true, publicAccessSecret: encrypt("public-token", newToken()) }),
    },
  });
  await savePreferences(tx, board, rows, context);
}

async function savePreferences(tx: Tx, { id }: Board, { members }: BoardRows, { ids }: WriteContext): Promise<void> {
  const rows = members.flatMap(({ foreign_id, preferences, created_at }) => {
    const userId = ids.get("person", foreign_id ?? null);
    return userId === undefined
      ? []
      : [{ user_id: userId, preferences: switchesOf(preferences, BOARD_KEYS), created_at: utcTime(created_at) }];
  });
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE board_member m SET preferences = r.preferences, created_at = coalesce(r.created_at, m.created_at)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(user_id int, preferences jsonb, created_at timestamptz) WHERE m.board_id = ${id} AND m.user_id = r.user_id`,
  );
}

/** Those that were ever set. */
export function switchesOf(stored: string | null | undefined, keys: readonly string[]): Record<string, boolean> {
  const set = mapOf(valueOf(stored));
  return Object.fromEntries(
    keys.flatMap((key) => {
      const flag = flagOf(set[key]);
      return flag === undefined ? [] : [[key, flag]];
    }),
  );
}
