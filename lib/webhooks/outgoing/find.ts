import "server-only";
import { type OutgoingWebhook, Prisma } from "@/generated/prisma/client";
import { isSiteAdmin } from "@/lib/boards/policy";
import { Forbidden, Refusal } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { finder } from "@/lib/users/caller-read";

/** @throws Forbidden before it reveals whether the webhook exists */
export const outgoingOfPath = finder<{ webhookId: OutgoingWebhook["id"] }>({
  expression: ({ id }) => Prisma.sql`(SELECT w.id FROM outgoing_webhook w WHERE w.id = ${pathId(id)})`,
  result: (value, user) => {
    if (!isSiteAdmin(user)) throw new Forbidden();
    if (value === null) throw noOutgoingWebhook();
    return { webhookId: Number(value) };
  },
});

/** And a delivery in the log of the webhook. */
export const deliveryOfPath = finder<{ webhookId: number; deliveryId: number }>({
  expression: ({ id, delivery_id }) =>
    Prisma.sql`(SELECT json_build_array(d.webhook_id, d.id) FROM outgoing_webhook_delivery d WHERE d.id = ${pathId(delivery_id)} AND d.webhook_id = ${pathId(id)})`,
  result: (value, user) => {
    if (!isSiteAdmin(user)) throw new Forbidden();
    if (value === null) throw new Refusal(404, "rest_not_found", "Delivery not found.");
    const [webhookId, deliveryId] = JSON.parse(value) as [number, number];
    return { webhookId, deliveryId };
  },
});

export const noOutgoingWebhook = (): Refusal => new Refusal(404, "rest_not_found", "Outgoing webhook not found.");
