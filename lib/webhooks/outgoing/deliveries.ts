import "server-only";
import { type OutgoingWebhookDelivery, Prisma } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf, transaction } from "@/lib/db";
import { Invalid, Refusal } from "@/lib/errors";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import { TEST_EVENT } from "@/lib/webhooks/outgoing/events";
import type { ListDeliveries } from "@/lib/webhooks/outgoing/inputs";
import { addRetryJob } from "@/lib/webhooks/outgoing/jobs";
import { lockOutgoing } from "@/lib/webhooks/outgoing/lock";

const columns = columnsOf(Prisma.OutgoingWebhookDeliveryScalarFieldEnum, "d");

/** The newest first. */
export async function listDeliveries(
  webhookId: number,
  { page, perPage }: ListDeliveries,
): Promise<Paged<OutgoingWebhookDelivery>> {
  const where = Prisma.sql`d.webhook_id = ${webhookId}`;
  const [rows, [counted]] = await Promise.all([
    rowsOf<OutgoingWebhookDelivery>(
      db,
      Prisma.sql`SELECT ${columns} FROM outgoing_webhook_delivery d WHERE ${where} ORDER BY d.id DESC LIMIT ${perPage} OFFSET ${offsetOf({ page, perPage })}`,
    ),
    rowsOf<{ total: number }>(
      db,
      Prisma.sql`SELECT count(*)::int AS total FROM outgoing_webhook_delivery d WHERE ${where}`,
    ),
  ]);
  return { rows, total: counted?.total ?? 0, page, perPage };
}

/** Queues a delivery once more, with what its event is about now. @throws Invalid while the webhook is off */
export async function sendAgain(webhookId: number, id: number): Promise<OutgoingWebhookDelivery> {
  return transaction(async (tx) => {
    if (!(await lockOutgoing(tx, webhookId)).isActive) throw new Invalid("This webhook is off. Switch it on first.");

    const now = new Date();
    await tx.outgoingWebhookDelivery.updateMany({
      where: { id, webhookId },
      data: { outcome: null, endedAt: null, attempts: 0, queuedAt: now, nextTryAt: now },
    });
    await addRetryJob(tx, webhookId, now);
    return found(await tx.outgoingWebhookDelivery.findUnique({ where: { id } }));
  });
}

/** Works for a webhook that is off, too. */
export async function sendTest(webhookId: number): Promise<OutgoingWebhookDelivery> {
  return transaction(async (tx) => {
    const delivery = await tx.outgoingWebhookDelivery.create({ data: { webhookId, event: TEST_EVENT } });
    await addRetryJob(tx, webhookId, new Date());
    return delivery;
  });
}

function found(delivery: OutgoingWebhookDelivery | null): OutgoingWebhookDelivery {
  if (!delivery) throw new Refusal(404, "rest_not_found", "Delivery not found.");
  return delivery;
}
