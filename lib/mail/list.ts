import "server-only";
import { type Prisma } from "@/generated/prisma/client";
import { MailState } from "@/generated/prisma/enums";
import { db } from "@/lib/db";
import type { ListMails } from "@/lib/mail/inputs";
import { type MailAndNextTry, withNextTries } from "@/lib/mail/next-try";

export interface MailPage {
  mails: MailAndNextTry[];
  total: number;
  /** Of all mails, whatever is searched for. */
  counts: Record<MailState, number>;
}

/** The newest first. */
export async function listMails({ state, search, page, perPage }: ListMails): Promise<MailPage> {
  const where: Prisma.MailWhereInput = { state, ...(search && { OR: [{ toAddress: isLike(search) }, { subject: isLike(search) }] }) };
  const [total, mails, states] = await Promise.all([
    db.mail.count({ where }),
    db.mail.findMany({ where, orderBy: { id: "desc" }, skip: (page - 1) * perPage, take: perPage }),
    db.mail.groupBy({ by: ["state"], _count: true }),
  ]);
  const counted = new Map(states.map(({ state: each, _count }) => [each, _count]));
  const counts = Object.fromEntries(Object.values(MailState).map((each) => [each, counted.get(each) ?? 0])) as Record<MailState, number>;
  return { mails: await withNextTries(mails), total, counts };
}

/** Prisma escapes only what it puts around it. */
const isLike = (search: string) => ({ contains: search.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" }) as const;
