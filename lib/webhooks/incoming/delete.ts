import "server-only";
import type { Webhook } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/** Its address stops working at once. @throws NotFound when somebody else was faster */
export async function deleteWebhook({ id }: Webhook): Promise<void> {
  const { count } = await db.webhook.deleteMany({ where: { id } });
  if (count === 0) throw new NotFound("Webhook");
}
