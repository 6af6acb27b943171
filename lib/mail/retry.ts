import "server-only";
import type { Mail, MailState } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { MailAndNextTry } from "@/lib/mail/next-try";
import { sendSoon } from "@/lib/mail/queue";
import { hasMailServer } from "@/lib/mail/server";

const REQUEUED = { state: "queued", claimedAt: null, handedAt: null } as const;

const REFUSALS: Partial<Record<MailState, string>> = {
  queued: "This mail waits to be sent already.",
  sending: "This mail is just being sent.",
  sent: "This mail was sent.",
};

/** @throws Invalid when the mail is pending or sent, or there is no mail server */
export async function retryMail({ id }: Mail): Promise<MailAndNextTry> {
  requireMailServer();
  return transaction(async (tx) => {
    const [mail] = await tx.mail.updateManyAndReturn({
      where: { id, state: { in: ["failed", "dead", "stored"] } },
      data: REQUEUED,
    });
    if (!mail) throw await refusalFor(tx, id);

    await sendSoon(tx, [mail]);
    return { ...mail, nextTryAt: new Date() };
  });
}

async function refusalFor(tx: Tx, id: number): Promise<Invalid | NotFound> {
  const mail = await tx.mail.findUnique({ where: { id } });
  return mail ? new Invalid(REFUSALS[mail.state] ?? "Somebody else sends this mail.") : new NotFound("Mail");
}

/** Leaves mails that may have arrived to an administrator. @throws Invalid when there is no mail server */
export async function retryMails(): Promise<number> {
  requireMailServer();
  return transaction(async (tx) => {
    const retried = await tx.$queryRaw<{ id: number }[]>`
      WITH failed AS MATERIALIZED (SELECT id FROM mail WHERE state IN ('failed', 'dead') AND handed_at IS NULL ORDER BY id LIMIT 10000 FOR UPDATE)
      UPDATE mail SET state = 'queued', claimed_at = NULL, updated_at = now() WHERE id IN (SELECT id FROM failed)
      RETURNING id`;
    await sendSoon(tx, retried);
    return retried.length;
  });
}

function requireMailServer() {
  if (!hasMailServer()) throw new Invalid("No mail server is set. Set SMTP_URL and start Boards again.");
}
