import "server-only";
import { type OutgoingWebhook, Prisma } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { reader, rowsOf } from "@/lib/db";
import { likePattern } from "@/lib/text/sql-search";
import type { ListOutgoing } from "@/lib/webhooks/outgoing/inputs";

export type OutgoingRecord = OutgoingWebhook & {
  boardIds: number[];
  owner: { id: number; displayName: string } | null;
  /** Deliveries without a result so far. */
  waiting: number;
};

/** The newest first. */
export const listOutgoing = ({ search, boardId }: ListOutgoing): Promise<OutgoingRecord[]> =>
  load(
    Prisma.sql`w.name ILIKE ${likePattern(search)} AND (${boardId ?? null}::int IS NULL OR w.all_boards
      OR EXISTS (SELECT FROM outgoing_webhook_board b WHERE b.webhook_id = w.id AND b.board_id = ${boardId ?? null}::int))`,
  );

export const allOutgoing = (): Promise<OutgoingRecord[]> => listOutgoing({ search: "", boardId: undefined });

export async function findOutgoing(id: number): Promise<OutgoingRecord | null> {
  const [webhook] = await load(Prisma.sql`w.id = ${id}`);
  return webhook ?? null;
}

/** The titles of the boards that these were chosen for. */
export async function boardTitlesOf(webhooks: readonly OutgoingRecord[]): Promise<Map<number, string>> {
  const ids = webhooks.flatMap(({ boardIds }) => boardIds);
  const boards = await reader().board.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } });
  return new Map(boards.map(({ id, title }) => [id, title]));
}

const load = (where: Prisma.Sql): Promise<OutgoingRecord[]> =>
  rowsOf<OutgoingRecord>(
    reader(),
    Prisma.sql`
    SELECT ${columnsOf(Prisma.OutgoingWebhookScalarFieldEnum, "w")},
      ARRAY(SELECT b.board_id FROM outgoing_webhook_board b WHERE b.webhook_id = w.id ORDER BY b.board_id) AS "boardIds",
      (SELECT json_build_object('id', u.id, 'displayName', u.display_name) FROM "user" u WHERE u.id = w.owner_id) AS owner,
      (SELECT count(*)::int FROM outgoing_webhook_delivery d WHERE d.webhook_id = w.id AND d.outcome IS NULL) AS waiting
    FROM outgoing_webhook w WHERE ${where} ORDER BY w.created_at DESC, w.id DESC`,
  );
