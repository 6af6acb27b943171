import type { OutgoingWebhookDelivery } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import { noOutgoingWebhook } from "@/lib/webhooks/outgoing/find";
import { decryptHeaders, maskedHeaders } from "@/lib/webhooks/outgoing/headers";
import type { OutgoingRecord } from "@/lib/webhooks/outgoing/list";

export type OutgoingJson = ReturnType<typeof presentOutgoing>;
export type DeliveryJson = ReturnType<typeof presentDelivery>;

/** What the plugin's clients know of one. An empty `board_id` means all boards. */
export const presentValue = (webhook: OutgoingRecord) => ({
  name: webhook.name,
  url: webhook.url,
  board_id: webhook.boardIds,
  all_boards: webhook.allBoards,
  triggered_events: webhook.triggeredEvents,
  header_type: webhook.headerType,
  headers: maskedHeaders(decryptHeaders(webhook.encryptedHeaders) ?? []),
  method: webhook.method,
  format: webhook.format,
  is_active: webhook.isActive,
});

export const presentOutgoing = (webhook: OutgoingRecord) => ({
  id: webhook.id,
  object_id: null,
  object_type: "outgoing_webhook",
  key: null,
  value: presentValue(webhook),
  created_at: isoDate(webhook.createdAt),
  updated_at: isoDate(webhook.updatedAt),
  /** When failures switched it off. */
  disabled_at: webhook.disabledAt && isoDate(webhook.disabledAt),
  /** Since the last delivery. */
  failures: webhook.failedAt.length,
  waiting: webhook.waiting,
  owner: webhook.owner && { id: webhook.owner.id, name: webhook.owner.displayName },
});

/** With the secret, which no other answer has. */
export function presentCreated({ id, secret }: { id: number; secret: string }, webhooks: OutgoingRecord[]) {
  const webhook = webhooks.find((each) => each.id === id);
  if (!webhook) throw noOutgoingWebhook();
  return { id, webhook: presentValue(webhook), webhooks: webhooks.map(presentOutgoing), secret };
}

export const presentDelivery = (delivery: OutgoingWebhookDelivery) => ({
  id: delivery.id,
  event: delivery.event,
  state: (delivery.outcome ?? "waiting") as string,
  attempts: delivery.attempts,
  status: delivery.status,
  milliseconds: delivery.milliseconds,
  problem: delivery.problem,
  request: delivery.request,
  answer: delivery.answer,
  created_at: isoDate(delivery.createdAt),
  tried_at: delivery.triedAt && isoDate(delivery.triedAt),
  next_try_at: delivery.outcome === null ? isoDate(delivery.nextTryAt) : null,
});
