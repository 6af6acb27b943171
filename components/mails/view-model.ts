import "server-only";
import type { MailWithoutText } from "@/lib/mail/list";
import type { WithNextTry } from "@/lib/mail/next-try";
import { mayHaveArrived } from "@/lib/mail/present";
import { failureOf } from "@/lib/mail/problems";
import { hasMailServer } from "@/lib/mail/server";
import { relativeTimeOf, type Clock, momentOf } from "@/lib/dates/when";

export type MailView = ReturnType<typeof mailView>;

export function mailView(mail: WithNextTry<MailWithoutText>, clock: Clock) {
  const { id, kind, toAddress, subject, state, attempts, lastError, nextTryAt, sentAt, createdAt } = mail;
  const isPending = state === "failed" || state === "queued";
  return {
    id,
    subject,
    state,
    attempts,
    kind,
    to: toAddress,
    failure: state === "sent" || lastError === null ? null : failureOf(lastError),
    mayHaveArrived: mayHaveArrived(mail),
    canRetry: hasMailServer() && ["failed", "dead", "stored"].includes(state),
    at: relativeTimeOf(createdAt, clock),
    sent: sentAt && relativeTimeOf(sentAt, clock),
    nextTry: isPending && nextTryAt && nextTryAt > clock.now ? momentOf(nextTryAt, clock) : null,
  };
}
