import "server-only";
import { type Mail, type User, Prisma } from "@/generated/prisma/client";
import { insertInto, nextId } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { jobSpec, URGENT } from "@/lib/jobs/add";
import { letterTexts, type SomeLetter } from "@/lib/mail/letter/letter-texts";

export interface MailContent {
  letter: SomeLetter;
  /** The mail is sent only if the receiver is a member of all these boards then, or of some if it is rewritten. */
  boardIds?: number[];
  headers?: Record<string, string>;
}

interface NewMail extends MailContent {
  kind: string;
  /** Null for people without an account. */
  to: Pick<User, "email"> & { id: number | null };
  /** A second mail with the same key is not written. */
  key?: string;
  /** The mail is sent only if the receiver may see this task then. */
  taskId?: number;
  /** The mail is sent only if this invitation is open then. */
  invitationId?: number;
  /** The mail is written again from it when it is sent. */
  news?: object;
}

/** Writes the mail and its job in the transaction. */
export async function queueMail(
  tx: Tx,
  { to, letter, headers = {}, news, ...about }: NewMail,
): Promise<Pick<Mail, "id"> | null> {
  const { key } = about;
  if (key && (await tx.mail.findUnique({ where: { key } }))) return null;
  if (/[\s<>,]/.test(to.email)) throw new Invalid("This is no e-mail address.");

  const [id, texts] = await Promise.all([nextId(tx, "mail"), letterTexts(tx, letter)]);
  const receiver = { userId: to.id, toAddress: to.email };
  const json = { headers: JSON.stringify(headers), news: news && JSON.stringify(news) };
  const now = new Date();
  const mail = insertInto("mail", { id, ...about, ...receiver, ...json, ...texts, createdAt: now, updatedAt: now });
  await sendAlong(tx, Prisma.sql`WITH written AS (${mail} RETURNING id, kind) ${addJobs(Prisma.sql`written`)}`);
  return { id };
}

const URGENT_KINDS = ["password-reset", "password-changed", "invitation", "idea-confirm"];

/** Replaces the mails' pending jobs. Urgent mails go first. Ten tries with growing delays take some hours. */
export async function sendSoon(tx: Tx, mails: Pick<Mail, "id">[]): Promise<void> {
  await sendAlong(tx, addJobs(Prisma.sql`mail WHERE id = ANY(${mails.map(({ id }) => id)}::int[])`));
}

function addJobs(mails: Prisma.Sql): Prisma.Sql {
  const job = jobSpec("send-mail", {
    payload: Prisma.sql`json_build_object('mailId', id)`,
    maxAttempts: 10,
    key: Prisma.sql`'mail ' || id`,
    priority: Prisma.sql`CASE WHEN kind = ANY(${URGENT_KINDS}) THEN ${URGENT}::int ELSE 0 END`,
  });
  return Prisma.sql`
    SELECT count(*) FROM (
      SELECT graphile_worker.add_jobs(jobs) FROM (SELECT array_agg(${job} ORDER BY id) AS jobs FROM ${mails}) waiting WHERE jobs IS NOT NULL
    ) added`;
}
