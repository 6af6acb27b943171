import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { db, type Tx } from "@/lib/db";
import { noteRewritten } from "@/lib/mail/claim";
import { letterTexts } from "@/lib/mail/letter/letter-texts";
import { currentNews } from "@/lib/mail/news/mail-news";
import type { MailContent } from "@/lib/mail/queue";
import { currentSummary } from "@/lib/reminders/daily";

/** Returns null when nothing is left to tell. */
type Write = (tx: Tx, mail: Mail) => Promise<MailContent | null>;

/** Kinds of mails that list tasks of several boards. */
const WRITERS: Record<string, Write> = {
  "daily-summary": currentSummary,
  "tasks-news": currentNews,
};

/**
 * Writes a claimed mail that lists tasks again: tasks that are done, deleted or hidden from its receiver by now are left
 * out, and the others are named as they are now. Other mails stay as they are. Null when no task is left.
 */
export async function rewriteMail(mail: Mail): Promise<Mail | null> {
  const write = WRITERS[mail.kind];
  if (!write || !isRewritten(mail)) return mail;

  const content = await write(db, mail);
  if (!content) return null;
  const { letter, boardIds = [], headers = {} } = content;
  return noteRewritten(mail, { ...(await letterTexts(db, letter)), boardIds, headers });
}

/** Mails about many tasks were written without their changes by older versions. */
export const isRewritten = ({ kind, news }: Pick<Mail, "kind" | "news">): boolean =>
  kind === "daily-summary" || (kind === "tasks-news" && news !== null);
