import "server-only";
import type { Webhook } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { RenameWebhook } from "@/lib/webhooks/incoming/inputs";

/** @throws NotFound when it was deleted meanwhile */
export async function renameWebhook({ id }: Webhook, { name }: RenameWebhook): Promise<void> {
  const { count } = await db.webhook.updateMany({ where: { id }, data: { name } });
  if (count === 0) throw new NotFound("Webhook");
}
