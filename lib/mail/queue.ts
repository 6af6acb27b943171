import "server-only";
import { type Mail, Prisma, type User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { jobSpec, URGENT } from "@/lib/jobs/add";
import { type Letter, letterText, type Sender } from "@/lib/mail/letter";
import { letterHtml } from "@/lib/mail/letter-html";
import { senderOf } from "@/lib/mail/sender";
import { encrypt } from "@/lib/secrets/secrets";
import { readGeneralSettings } from "@/lib/settings/general";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings } from "@/lib/settings/site";
import { cut, plainLine } from "@/lib/text/text";

interface Post {
  kind: string;
  /** Somebody without an account has no id. */
  to: Pick<User, "email"> & { id: number | null };
  letter: Letter;
  /** A second mail of the same key is not written. */
  key?: string;
  /** It tells of this task, and goes only to who may see it when it is sent. */
  taskId?: number;
  /** It tells of these boards, and goes only to who is on all of them when it is sent. */
  boardIds?: number[];
  /** Beside those that every mail has. */
  headers?: Record<string, string>;
}

/**
 * Writes the mail and the job that sends it, both in the transaction. Its words are kept encrypted: they may hold a link
 * that opens a door.
 */
export async function queueMail(
  tx: Tx,
  { kind, to, letter, key, taskId, boardIds, headers = {} }: Post,
): Promise<Mail | null> {
  if (key && (await tx.mail.findUnique({ where: { key } }))) return null;
  if (/[\s<>,]/.test(to.email)) throw new Invalid("This is no e-mail address.");

  const sender = await readSender(tx);
  const mail = await tx.mail.create({
    data: {
      kind,
      key,
      userId: to.id,
      taskId,
      boardIds,
      toAddress: to.email,
      subject: cut(plainLine(letter.subject), 200),
      text: encrypt("mail", letterText(letter, sender)),
      html: encrypt("mail", letterHtml(letter, sender)),
      headers,
    },
  });
  await sendSoon(tx, [mail]);
  return mail;
}

async function readSender(tx: Tx): Promise<Sender> {
  return senderOf(await readGeneralSettings(tx), await readSiteSettings(tx), await readLogo(tx));
}

/** Somebody waits for these before the screen, or at another's word. */
const URGENT_KINDS = ["password-reset", "password-changed", "invitation"];

/**
 * Puts a job for each of the mails into the queue, in place of one that waits; urgent ones go before all others. Ten tries take
 * some hours, each wait being longer than the one before.
 */
export async function sendSoon(tx: Tx, mails: Pick<Mail, "id">[]): Promise<void> {
  const job = jobSpec("send-mail", {
    payload: Prisma.sql`json_build_object('mailId', id)`,
    maxAttempts: 10,
    key: Prisma.sql`'mail ' || id`,
    priority: Prisma.sql`CASE WHEN kind = ANY(${URGENT_KINDS}) THEN ${URGENT}::int ELSE 0 END`,
  });
  await tx.$executeRaw`
    SELECT count(*) FROM (
      SELECT graphile_worker.add_jobs(jobs) FROM (SELECT array_agg(${job} ORDER BY id) AS jobs FROM mail WHERE id = ANY(${mails.map(({ id }) => id)}::int[])) waiting WHERE jobs IS NOT NULL
    ) added`;
}
