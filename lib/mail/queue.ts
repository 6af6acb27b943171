import "server-only";
import { type Mail, type User, Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
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

interface NewMail {
  kind: string;
  /** Null for people without an account. */
  to: Pick<User, "email"> & { id: number | null };
  letter: Letter;
  /** A second mail with the same key is not written. */
  key?: string;
  /** The mail is sent only if the receiver may see this task then. */
  taskId?: number;
  /** The mail is sent only if the receiver is a member of all these boards then. */
  boardIds?: number[];
  headers?: Record<string, string>;
}

/** Writes the mail and its job in the transaction. The text is encrypted, because it may contain a secret link. */
export async function queueMail(
  tx: Tx,
  { kind, to, letter, key, taskId, boardIds, headers = {} }: NewMail,
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

const URGENT_KINDS = ["password-reset", "password-changed", "invitation"];

/** Replaces the mails' pending jobs. Urgent mails go first. Ten tries with growing delays take some hours. */
export async function sendSoon(tx: Tx, mails: Pick<Mail, "id">[]): Promise<void> {
  const job = jobSpec("send-mail", {
    payload: Prisma.sql`json_build_object('mailId', id)`,
    maxAttempts: 10,
    key: Prisma.sql`'mail ' || id`,
    priority: Prisma.sql`CASE WHEN kind = ANY(${URGENT_KINDS}) THEN ${URGENT}::int ELSE 0 END`,
  });
  await sendAlong(
    tx,
    Prisma.sql`
    SELECT count(*) FROM (
      SELECT graphile_worker.add_jobs(jobs) FROM (SELECT array_agg(${job} ORDER BY id) AS jobs FROM mail WHERE id = ANY(${mails.map(({ id }) => id)}::int[])) waiting WHERE jobs IS NOT NULL
    ) added`,
  );
}
