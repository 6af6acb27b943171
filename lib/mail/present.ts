import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { isoDate, plainDateOrNull } from "@/lib/dates/dates";
import type { MailWithoutText, MailPage } from "@/lib/mail/list";
import { headersOf } from "@/lib/mail/mailer";
import type { WithNextTry, MailAndNextTry } from "@/lib/mail/next-try";
import { hasMailServer } from "@/lib/mail/server";
import { readableText } from "@/lib/mail/text";

export type MailJson = ReturnType<typeof presentMail>;
export type MailsJson = ReturnType<typeof presentMails>;
export type MailWithTextJson = ReturnType<typeof presentMailWithText>;

export function presentMail(mail: WithNextTry<MailWithoutText>) {
  const { id, kind, userId, toAddress, subject, state, attempts, lastError, nextTryAt, sentAt, createdAt } = mail;
  return {
    id,
    kind,
    user_id: userId,
    to: toAddress,
    subject,
    state,
    attempts,
    last_error: lastError,
    may_have_arrived: mayHaveArrived(mail),
    next_try_at: plainDateOrNull(nextTryAt),
    sent_at: plainDateOrNull(sentAt),
    created_at: isoDate(createdAt),
  };
}

/** Includes the text, with any secret links in it. */
export const presentMailWithText = (mail: MailAndNextTry) => ({
  ...presentMail(mail),
  ...readableText(mail),
  headers: withoutSignature(shownHeadersOf(mail)),
});

/** With the Message-ID once a mail server may have it, to find the mail in its log. */
export const shownHeadersOf = ({
  messageId,
  ...mail
}: Pick<Mail, "headers" | "messageId">): Record<string, string> => ({
  ...headersOf(mail),
  ...(messageId !== null && { "Message-ID": messageId }),
});

export const presentMails = ({ mails, total, counts }: MailPage) => ({
  mails: mails.map(presentMail),
  total,
  counts,
  has_mail_server: hasMailServer(),
});

export const mayHaveArrived = ({ state, handedAt }: Pick<Mail, "state" | "handedAt">): boolean =>
  state === "dead" && handedAt !== null;

/** With it, an administrator who forges the sender could comment as the recipient. */
const withoutSignature = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      name === "Reply-To" ? value.replace(/-[0-9a-f]{32}@/, "-…@") : value,
    ]),
  );
