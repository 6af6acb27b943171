import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { PROBLEMS } from "@/lib/mail/problems";
import { decryptOrNull } from "@/lib/secrets/secrets";

/** For mails in a database that was copied from another installation. */
export const OTHER_SECRET = PROBLEMS.otherSecret;

export type MailText = Pick<Mail, "text" | "html">;

/** Null when the text can't be decrypted with this site's secret. */
export function textOfMail(sealed: MailText): MailText | null {
  const text = decryptOrNull("mail", sealed.text);
  const html = sealed.html && decryptOrNull("mail", sealed.html);
  return text === null || (html === null && sealed.html !== null) ? null : { text, html };
}

export const readableText = (sealed: MailText): MailText =>
  textOfMail(sealed) ?? { text: OTHER_SECRET, html: sealed.html && OTHER_SECRET };
