import "server-only";
import { transaction, type Tx } from "@/lib/db";
import { isWebAddress } from "@/lib/http/input/types";
import { References } from "@/lib/imports/references";
import { areFree } from "@/lib/imports/wordpress/move/free-ids";
import type { Move } from "@/lib/imports/wordpress/move/move";
import { withoutFiles, type Writing, writing } from "@/lib/imports/wordpress/move/writing";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { utcTime } from "@/lib/imports/wordpress/read/times";
import { idOf, idsOf, listOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";
import { digestOf, encrypt, newToken } from "@/lib/secrets/secrets";
import { ACTIVE } from "@/lib/users/active";
import { cut, plainLine } from "@/lib/text/text";

/** Both kinds. The addresses that programs call have the keys that they had there. */
export async function moveWebhooks(move: Move): Promise<void> {
  const rows = await move.wordpress.rows(
    "SELECT * FROM {metas} WHERE object_type IN ('webhook', 'outgoing_webhook') ORDER BY id",
  );
  const commit = await transaction(async (tx) => {
    const ids = await References.load(tx, move.session.id);
    const kindOf = ({ object_type }: Row) => (object_type === "webhook" ? "webhook" : "outgoing_webhook");
    const missing = rows.filter((row) => ids.get(kindOf(row), row.id ?? null) === undefined);
    const sources = missing.map(({ id }) => id ?? "");
    const keepsIds = move.keepsIds && (await areFree(tx, { webhook: sources, outgoing_webhook: sources }));
    const written = writing(move, withoutFiles(ids, keepsIds));
    for (const row of missing)
      if (kindOf(row) === "webhook") await moveIncoming(tx, row, move.session.userId, written);
      else await moveOutgoing(tx, row, await boardsOf(move, row), written);
    await ids.save(tx, move.session.id);
    return written.commit;
  });
  commit();
}

/** Its tasks are created by the first administrator, because WordPress doesn't say who created it. */
async function moveIncoming(
  tx: Tx,
  row: Row,
  createdById: number,
  { context: { ids, keepsIds }, report }: Writing,
): Promise<void> {
  const { name, board, stage } = mapOf(valueOf(row.value));
  const title = nameOf(name);
  const boardId = ids.get("board", textOf(board));
  const keyDigest = digestOf("webhook", row.key ?? "");
  const isKnown = (await tx.webhook.count({ where: { keyDigest } })) > 0;
  if (boardId === undefined || !row.key || isKnown)
    return report.note({ kind: "webhook", title, reason: isKnown ? "Another one has its key." : "Its board is gone." });
  const stageId = ids.get("stage", textOf(stage));
  const onBoard = stageId === undefined ? null : await tx.stage.findFirst({ where: { id: stageId, boardId } });
  const { id } = await tx.webhook.create({
    data: {
      ...(keepsIds && { id: Number(row.id) }),
      ...{ name: title, boardId, stageId: onBoard?.id ?? null, keyDigest, encryptedKey: encrypt("webhook", row.key) },
      createdById,
      createdAt: utcTime(row.created_at) ?? undefined,
    },
  });
  ids.set("webhook", row.id ?? "", id);
  report.count("incoming webhooks");
}

async function moveOutgoing(tx: Tx, row: Row, boards: number[], written: Writing): Promise<void> {
  const {
    context: { ids, keepsIds },
    report,
  } = written;
  const stored = mapOf(valueOf(row.value));
  const title = nameOf(stored.name);
  const url = textOf(stored.url) ?? "";
  if (!isWebAddress(url)) return report.note({ kind: "webhook", title, reason: "Its address is not a web address." });
  const headers = listOf(stored.headers);
  const { id } = await tx.outgoingWebhook.create({
    data: {
      ...(keepsIds && { id: Number(row.id) }),
      ...{ name: title, url, encryptedSecret: encrypt("webhook", newToken()) },
      ...{ allBoards: false, ownerId: await anAdministrator(tx) },
      method: (textOf(stored.method) ?? "POST").toUpperCase().slice(0, 8),
      format: (textOf(stored.format) ?? "JSON").toUpperCase().slice(0, 8),
      headerType: headers.length > 0 ? "with_headers" : "no_headers",
      encryptedHeaders: headers.length > 0 ? encrypt("webhook", JSON.stringify(headers)) : null,
      triggeredEvents: listOf(stored.triggered_events)
        .map(textOf)
        .filter((event) => event !== null),
      createdAt: utcTime(row.created_at) ?? undefined,
      boards: { create: ids.all("board", boards.map(String)).map((boardId) => ({ boardId })) },
    },
  });
  ids.set("outgoing_webhook", row.id ?? "", id);
  report.count("outgoing webhooks");
}

/** The plugin does not store who made a webhook. */
const anAdministrator = async (tx: Tx): Promise<number | undefined> =>
  (await tx.user.findFirst({ where: { role: "administrator", ...ACTIVE }, orderBy: { id: "asc" } }))?.id;

/** Newer versions of the plugin store them as relations. */
async function boardsOf({ wordpress }: Move, { id, value }: Row): Promise<number[]> {
  const relations = await wordpress.rows(
    "SELECT foreign_id FROM {relations} WHERE object_type = 'outgoing_webhook_board' AND object_id = ? ORDER BY id",
    Number(id),
  );
  const related = relations.flatMap(({ foreign_id }) => idOf(foreign_id) ?? []);
  return [...new Set([...idsOf(mapOf(valueOf(value)).board_id), ...related])];
}

const nameOf = (name: unknown): string => cut(plainLine(textOf(name) ?? ""), 191) || "Webhook";
