import "server-only";
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import { logger } from "@/lib/logger";
import { readMessage } from "@/lib/incoming-mail/message/read";
import { deliver } from "@/lib/incoming-mail/receive/deliver";
import { type Recipient, recipientAt } from "@/lib/incoming-mail/recipient";
import { namesOf, replyFor } from "@/lib/incoming-mail/server/reply";
import { noSuchAddress } from "@/lib/incoming-mail/server/refusal";
import { countFailure } from "@/lib/rate-limit";
import { dropUnclaimed } from "@/lib/storage/ledger";

/** @throws SmtpRefusal for every unknown address alike, TooManyRequests */
export async function acceptRecipient({ address }: SMTPServerAddress): Promise<void> {
  const recipient = await recipientAt(address);
  if (!recipient) throw noSuchAddress();
  await countFailure("incoming-mail", recipient.localPart, "");
}

/** Stores the email before it returns. @throws SmtpRefusal, or why the email can't be read */
export async function receiveMessage(content: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const message = await readMessage(content);
  const recipients = await recipientsOf(session);
  if (message.isAutomatic || !session.envelope.mailFrom || session.envelope.mailFrom.address === "") {
    await dropUnclaimed(message.files);
    for (const recipient of recipients)
      logger().info({ sessionId: session.id, ...namesOf(recipient) }, "an automatic email was ignored");
    return;
  }
  const refusal = replyFor(await deliver(message, recipients), session.id);
  if (refusal) throw refusal;
}

/** An address may end while the email arrives. @throws SmtpRefusal when none is left */
async function recipientsOf({ envelope }: SMTPServerSession): Promise<Recipient[]> {
  const found = await Promise.all(envelope.rcptTo.map(({ address }) => recipientAt(address)));
  const recipients = new Map(found.flatMap((each) => (each ? [[each.localPart, each] as const] : [])));
  if (recipients.size === 0) throw noSuchAddress();
  return [...recipients.values()];
}
