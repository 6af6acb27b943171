import "server-only";
import type { OutgoingWebhookDelivery } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import { TEST_EVENT } from "@/lib/webhooks/outgoing/events";
import type { ListDeliveries } from "@/lib/webhooks/outgoing/inputs";
import { addRetryJob } from "@/lib/webhooks/outgoing/jobs";

/** The newest first. */
export async function listDeliveries(
  webhookId: number,
  { page, perPage }: ListDeliveries,
): Promise<Paged<OutgoingWebhookDelivery>> {
  const where = { webhookId };
  const [rows, total] = await Promise.all([
    db.outgoingWebhookDelivery.findMany({
      where,
      orderBy: { id: "desc" },
      take: perPage,
      skip: offsetOf({ page, perPage }),
    }),
    db.outgoingWebhookDelivery.count({ where }),
  ]);
  return { rows, total, page, perPage };
}

/** Queues a delivery that has ended once more, with what its event is about now. */
export async function sendAgain(webhookId: number, id: number): Promise<OutgoingWebhookDelivery> {
  return transaction(async (tx) => {
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
