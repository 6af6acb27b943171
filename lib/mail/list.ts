import "server-only";
import type { Mail, MailState, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { offsetOf } from "@/lib/http/response/paginator";
import type { ListMails } from "@/lib/mail/inputs";
import { type WithNextTry, withNextTries } from "@/lib/mail/next-try";
import { contains } from "@/lib/text/sql-search";

export type MailWithoutText = Omit<Mail, "text" | "html">;

export interface MailPage {
  mails: WithNextTry<MailWithoutText>[];
  total: number;
  /** Counts of all mails, not only of those that match the search. */
  counts: Record<MailState, number>;
}

const NONE: Record<MailState, number> = { queued: 0, sending: 0, sent: 0, failed: 0, dead: 0, stored: 0 };

export async function listMails({ state, search, page, perPage }: ListMails): Promise<MailPage> {
  const where: Prisma.MailWhereInput = {
    state,
    ...(search && { OR: [{ toAddress: contains(search) }, { subject: contains(search) }] }),
  };
  const [total, mails, states] = await Promise.all([
    db.mail.count({ where }),
    db.mail.findMany({
      where,
      omit: { text: true, html: true },
      orderBy: { id: "desc" },
      skip: offsetOf({ page, perPage }),
      take: perPage,
    }),
    db.mail.groupBy({ by: ["state"], _count: true }),
  ]);
  const counted = Object.fromEntries(states.map(({ state: each, _count }) => [each, _count]));
  return { mails: await withNextTries(mails), total, counts: { ...NONE, ...counted } };
}
