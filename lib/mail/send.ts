import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { db, transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import type { Jobs } from "@/lib/jobs/add";
import { mailer } from "@/lib/mail/mailer";
import { decrypt } from "@/lib/secrets";
import { cut } from "@/lib/text";

/** Sends a mail once: the row is locked until the mail server has taken it, and one that was sent is left alone. */
export async function sendMail({ mailId }: Jobs["send-mail"], { isLast }: { isLast: boolean }): Promise<void> {
  try {
    await transaction(async (tx) => {
      const mail = await lockedMail(tx, mailId);
      if (!mail || !["queued", "failed"].includes(mail.state)) return;

      await tx.mail.update({ where: { id: mail.id }, data: await delivered(mail) });
    });
  } catch (error) {
    await noteFailure(mailId, error, isLast);
    throw error;
  }
}

async function lockedMail(tx: Tx, id: number): Promise<Mail | null> {
  await tx.$queryRaw`SELECT id FROM mail WHERE id = ${id} FOR UPDATE`;
  return tx.mail.findUnique({ where: { id } });
}

/** Without a mail server it is kept for an administrator to read. */
async function delivered(mail: Mail) {
  if (!env().SMTP_URL) return { state: "kept" } as const;

  const { hostname } = new URL(env().BOARDS_URL);
  await mailer().sendMail({
    from: env().MAIL_FROM,
    to: { name: "", address: mail.toAddress },
    subject: mail.subject,
    text: decrypt("mail", mail.text),
    html: mail.html === null ? undefined : decrypt("mail", mail.html),
    // The same at every try, so that a mail program shows one where two arrived.
    messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${hostname}>`,
  });
  return { state: "sent", sentAt: new Date(), attempts: mail.attempts + 1, lastError: null } as const;
}

async function noteFailure(id: number, error: unknown, isLast: boolean) {
  const lastError = cut(error instanceof Error ? error.message : String(error), 500);
  await db.mail.updateMany({ where: { id, state: { in: ["queued", "failed"] } }, data: { state: isLast ? "dead" : "failed", attempts: { increment: 1 }, lastError } });
}
