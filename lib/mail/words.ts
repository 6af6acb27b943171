import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { decryptOrNull } from "@/lib/secrets/secrets";

/** Of a mail that came with the database of another installation. */
export const OTHER_SECRET = "It was written with another BOARDS_SECRET.";

export type Words = Pick<Mail, "text" | "html">;

/** A mail's words as they were written; null when they can't be read with this site's secret. */
export function wordsOfMail(sealed: Words): Words | null {
  const text = decryptOrNull("mail", sealed.text);
  const html = sealed.html && decryptOrNull("mail", sealed.html);
  return text === null || (html === null && sealed.html !== null) ? null : { text, html };
}

/** The same for who looks at it: it says so where they can't be read. */
export const wordsOnScreen = (sealed: Words): Words =>
  wordsOfMail(sealed) ?? { text: OTHER_SECRET, html: sealed.html && OTHER_SECRET };
