import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import type { ListMails } from "@/lib/mail/inputs";

/** The newest first. */
export async function listMails({ state, page, perPage }: ListMails): Promise<{ mails: Mail[]; total: number }> {
  const where = { state };
  const [total, mails] = await Promise.all([db.mail.count({ where }), db.mail.findMany({ where, orderBy: { id: "desc" }, skip: (page - 1) * perPage, take: perPage })]);
  return { mails, total };
}
