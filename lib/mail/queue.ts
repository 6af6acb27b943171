import "server-only";
import { type Mail, type User, Prisma } from "@/generated/prisma/client";
import { insertInto, nextId } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { jobSpec, URGENT } from "@/lib/jobs/add";
import { type Letter, letterText, type Sender } from "@/lib/mail/letter";
import { letterHtml } from "@/lib/mail/letter-html";
import { senderOf } from "@/lib/mail/sender";
import { encrypt } from "@/lib/secrets/secrets";
import { readGeneralSettings } from "@/lib/settings/general";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings, type SiteSettings } from "@/lib/settings/site";
import { cut, plainLine } from "@/lib/text/text";

interface NewMail {
  kind: string;
  /** Null for people without an account. */
  to: Pick<User, "email"> & { id: number | null };
  /** Or what makes it from the site's settings. */
  letter: Letter | ((site: SiteSettings) => Letter);
  /** A second mail with the same key is not written. */
  key?: string;
  /** The mail is sent only if the receiver may see this task then. */
  taskId?: number;
  /** The mail is sent only if this invitation is open then. */
  invitationId?: number;
  /** The mail is sent only if the receiver is a member of all these boards then. */
  boardIds?: number[];
  headers?: Record<string, string>;
}

/** Writes the mail and its job in the transaction. The text is encrypted, because it may contain a secret link. */
export async function queueMail(
  tx: Tx,
  { kind, to, letter, key, taskId, boardIds, invitationId, headers = {} }: NewMail,
): Promise<Pick<Mail, "id"> | null> {
  if (key && (await tx.mail.findUnique({ where: { key } }))) return null;
  if (/[\s<>,]/.test(to.email)) throw new Invalid("This is no e-mail address.");

  const [id, general, site, logo] = await Promise.all([
    nextId(tx, "mail"),
    readGeneralSettings(tx),
    readSiteSettings(tx),
    readLogo(tx),
  ]);
  const texts = textsOf(typeof letter === "function" ? letter(site) : letter, senderOf(general, site, logo));
  const about = {
    id,
    kind,
    key,
    userId: to.id,
    taskId,
    boardIds,
    invitationId,
    toAddress: to.email,
    headers: JSON.stringify(headers),
  };
  const now = new Date();
  const mail = insertInto("mail", { ...about, ...texts, createdAt: now, updatedAt: now });
  await sendAlong(tx, Prisma.sql`WITH written AS (${mail} RETURNING id, kind) ${addJobs(Prisma.sql`written`)}`);
  return { id };
}

const textsOf = (letter: Letter, sender: Sender) => ({
  subject: cut(plainLine(letter.subject), 200),
  text: encrypt("mail", letterText(letter, sender)),
  html: encrypt("mail", letterHtml(letter, sender)),
});

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
