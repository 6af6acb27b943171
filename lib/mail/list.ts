import "server-only";
import { type Mail, type MailState, Prisma } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import { offsetOf } from "@/lib/http/response/paginator";
import type { ListMails } from "@/lib/mail/inputs";
import { nextTry, type WithNextTry } from "@/lib/mail/next-try";
import { likePattern } from "@/lib/text/sql-search";

export type MailWithoutText = Omit<Mail, "text" | "html" | "news">;

export interface MailPage {
  mails: WithNextTry<MailWithoutText>[];
  total: number;
  /** Counts of all mails, not only of those that match the search. */
  counts: Record<MailState, number>;
}

const NONE: Record<MailState, number> = { queued: 0, sending: 0, sent: 0, failed: 0, dead: 0, stored: 0 };

export async function listMails({ state, search, page, perPage }: ListMails): Promise<MailPage> {
  const isFound = Prisma.sql`(m.to_address ILIKE ${likePattern(search)} OR m.subject ILIKE ${likePattern(search)})`;
  const wanted = state ? Prisma.sql`${isFound} AND m.state = ${state}::mail_state` : isFound;
  const [[counted], mails, states] = await Promise.all([
    rowsOf<{ total: number }>(db, Prisma.sql`SELECT count(*)::int AS total FROM mail m WHERE ${wanted}`),
    rowsOf<WithNextTry<MailWithoutText>>(
      db,
      Prisma.sql`SELECT ${columns}, ${nextTry} FROM mail m WHERE ${wanted} ORDER BY m.id DESC LIMIT ${perPage} OFFSET ${offsetOf({ page, perPage })}`,
    ),
    rowsOf<{ state: MailState; count: number }>(
      db,
      Prisma.sql`SELECT state, count(*)::int AS count FROM mail GROUP BY state`,
    ),
  ]);
  const counts = Object.fromEntries(states.map(({ state: each, count }) => [each, count]));
  return { mails, total: counted?.total ?? 0, counts: { ...NONE, ...counts } };
}

const { text: _text, html: _html, news: _news, ...withoutText } = Prisma.MailScalarFieldEnum;
const columns = columnsOf(withoutText, "m");
