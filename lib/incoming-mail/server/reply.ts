import "server-only";
import { logger } from "@/lib/logger";
import type { Outcome } from "@/lib/incoming-mail/receive/deliver";
import type { Recipient } from "@/lib/incoming-mail/recipient";
import { smtpRefusalOf, SmtpRefusal } from "@/lib/incoming-mail/server/refusal";

/** The one reply for all recipients, null for success. A temporary refusal comes first: the next try delivers only what is
 * missing. */
export function replyFor(outcomes: Outcome[], sessionId: string): SmtpRefusal | null {
  const refusals = outcomes.flatMap((outcome) => noteOutcome(outcome, sessionId) ?? []);
  const [first] = refusals;
  if (!first) return null;

  const temporary = refusals.find(({ responseCode }) => responseCode < 500);
  if (temporary || refusals.length === outcomes.length) return temporary ?? first;
  return new SmtpRefusal(first.responseCode, `${first.message} Other recipients have received the email.`);
}

/** Logs neither the content nor an address, which would be a key to the board. */
function noteOutcome(outcome: Outcome, sessionId: string): SmtpRefusal | null {
  const about = { sessionId, ...namesOf(outcome.recipient) };
  if ("error" in outcome) {
    const refusal = smtpRefusalOf(outcome.error, sessionId);
    logger().info({ ...about, reply: refusal.responseCode, reason: refusal.message }, "an email was refused");
    return refusal;
  }
  const { delivered } = outcome;
  if (delivered) logger().info({ ...about, taskId: delivered.id }, "an email was received");
  else logger().info(about, "an email had been received before");
  return null;
}

export const namesOf = (recipient: Recipient) =>
  recipient.kind === "board"
    ? { boardId: recipient.address.boardId, userId: recipient.address.userId }
    : { taskId: recipient.target.taskId, userId: recipient.target.userId };
