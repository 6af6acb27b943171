import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { isoDate, plainDateOrNull } from "@/lib/dates";
import { decrypt } from "@/lib/secrets";

export function presentMail({ id, kind, userId, toAddress, subject, state, attempts, lastError, sentAt, createdAt }: Mail) {
  return { id, kind, user_id: userId, to: toAddress, subject, state, attempts, last_error: lastError, sent_at: plainDateOrNull(sentAt), created_at: isoDate(createdAt) };
}

/** With its words, links that open doors included. */
export const presentWholeMail = (mail: Mail) => ({ ...presentMail(mail), text: decrypt("mail", mail.text) });
