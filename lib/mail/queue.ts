import "server-only";
import type { Mail, User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { addJob, type JobOptions } from "@/lib/jobs/add";
import { type Letter, letterHtml, letterText } from "@/lib/mail/letter";
import { encrypt } from "@/lib/secrets";
import { cut, plainLine } from "@/lib/text";

interface Post {
  kind: string;
  /** Somebody without an account has no id. */
  to: Pick<User, "email"> & { id: number | null };
  letter: Letter;
  /** A second mail of the same key is not written. */
  key?: string;
}

/**
 * Writes the mail and the job that sends it, both in the transaction. Its words are kept encrypted: they may hold a link
 * that opens a door.
 */
export async function queueMail(tx: Tx, { kind, to, letter, key }: Post): Promise<Mail | null> {
  if (key && (await tx.mail.findUnique({ where: { key } }))) return null;
  if (/[\s<>,]/.test(to.email)) throw new Invalid("This is no e-mail address.");

  const mail = await tx.mail.create({
    data: {
      kind,
      key,
      userId: to.id,
      toAddress: to.email,
      subject: cut(plainLine(letter.subject), 200),
      text: encrypt("mail", letterText(letter)),
      html: encrypt("mail", letterHtml(letter)),
    },
  });
  await addJob(tx, "send-mail", { mailId: mail.id }, queuedOnce(mail));
  return mail;
}

/** Ten tries take some hours, each wait being longer than the one before. */
export const queuedOnce = ({ id }: Pick<Mail, "id">): JobOptions => ({ key: `mail ${id}`, maxAttempts: 10 });
