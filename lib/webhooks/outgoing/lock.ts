import "server-only";
import type { OutgoingWebhook } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { noOutgoingWebhook } from "@/lib/webhooks/outgoing/find";

export type LockedWebhook = Pick<OutgoingWebhook, "headerType" | "encryptedHeaders" | "isActive">;

/** @throws Refusal when it is gone */
export async function lockOutgoing(tx: Tx, id: number): Promise<LockedWebhook> {
  const [found] = await tx.$queryRaw<LockedWebhook[]>`
    SELECT header_type AS "headerType", encrypted_headers AS "encryptedHeaders", is_active AS "isActive" FROM outgoing_webhook WHERE id = ${id} FOR UPDATE`;
  if (!found) throw noOutgoingWebhook();
  return found;
}
