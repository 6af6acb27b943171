import "server-only";
import { createHash } from "node:crypto";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf, type Tx } from "@/lib/db";
import type { IncomingMessage } from "@/lib/incoming-mail/message/message";
import type { Recipient } from "@/lib/incoming-mail/recipient";

/** Whether this is the first delivery of the email to the recipient. Of two at once, the second waits for the first. This
 * comes before all locks. */
export async function isFirstDelivery(
  tx: Tx,
  { localPart }: Pick<Recipient, "localPart">,
  { id }: Pick<IncomingMessage, "id">,
): Promise<boolean> {
  const digest = createHash("sha256")
    .update(JSON.stringify([localPart, id]))
    .digest("hex");
  const rows = await rowsOf(
    tx,
    Prisma.sql`INSERT INTO received_mail (digest) VALUES (${digest}) ON CONFLICT (digest) DO NOTHING RETURNING digest`,
  );
  return rows.length > 0;
}

const DAY = 24 * 60 * 60 * 1000;

/** No mail server tries as long. */
export async function sweepReceivedMails(now: Date): Promise<void> {
  await db.receivedMail.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - 30 * DAY) } } });
}
