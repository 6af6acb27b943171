import "server-only";
import { kindLabel } from "@/components/mails/labels";
import type { MailWithoutWords } from "@/lib/mail/list";
import type { AndNextTry } from "@/lib/mail/next-try";
import { mayHaveArrived } from "@/lib/mail/present";
import { hasMailServer } from "@/lib/mail/server";
import { agoOf, type Clock, momentOf } from "@/lib/dates/when";

export type MailView = ReturnType<typeof mailView>;

export function mailView(mail: AndNextTry<MailWithoutWords>, clock: Clock) {
  const { id, kind, toAddress, subject, state, attempts, lastError, nextTryAt, sentAt, createdAt } = mail;
  const isPending = state === "failed" || state === "queued";
  return {
    id,
    subject,
    state,
    attempts,
    kind: kindLabel(kind),
    to: toAddress,
    error: state === "sent" ? null : lastError,
    mayHaveArrived: mayHaveArrived(mail),
    canRetry: hasMailServer() && ["failed", "dead", "kept"].includes(state),
    at: agoOf(createdAt, clock),
    sent: sentAt && agoOf(sentAt, clock),
    nextTry: isPending && nextTryAt && nextTryAt > clock.now ? momentOf(nextTryAt, clock) : null,
  };
}
