import type { Webhook } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import { env } from "@/lib/env";
import { decryptOrNull } from "@/lib/secrets/secrets";

export type WebhookJson = ReturnType<typeof presentWebhook>;

export function presentWebhook(webhook: Webhook) {
  const key = keyOf(webhook);
  return {
    id: webhook.id,
    object_id: null,
    object_type: "webhook",
    key,
    value: presentValue(webhook, key),
    created_at: isoDate(webhook.createdAt),
    updated_at: isoDate(webhook.updatedAt),
  };
}

export const presentNewWebhook = (webhook: Webhook) => presentValue(webhook, keyOf(webhook));

const presentValue = ({ name, boardId, stageId }: Webhook, key: string) => ({
  name,
  board: boardId,
  stage: stageId,
  url: urlOfWebhook(key),
});

/** Empty when it was encrypted with another secret of the site: nobody can call such a webhook anymore. */
const keyOf = ({ encryptedKey }: Webhook): string => decryptOrNull("webhook", encryptedKey) ?? "";

const urlOfWebhook = (key: string): string => (key ? `${env().BOARDS_URL}/?fbs=1&route=task&hash=${key}` : "");
