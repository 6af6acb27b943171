import "server-only";
import { Refusal } from "@/lib/errors";
import { refusalFrom } from "@/lib/http/response/reply";
import { logger } from "@/lib/logger";

/** A reply of the server, as SMTP has it. From 500 on, the sender's server gives up and informs the sender. */
export class SmtpRefusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** The same for every kind of unknown address. */
export const noSuchAddress = (): SmtpRefusal => new SmtpRefusal(550, "5.1.1 There is no such address here.");

/** The reply to the sender’s server. What may work later is temporary. */
export function smtpRefusalOf(error: unknown, sessionId: string): SmtpRefusal {
  if (error instanceof SmtpRefusal) return error;

  const refusal = refusalFrom(error, sessionId);
  if (!refusal) logger().error({ err: error, sessionId }, "an email could not be received");
  return refusal ? replyTo(refusal) : new SmtpRefusal(451, "4.3.0 The email cannot be received now. Try again later.");
}

function replyTo({ status, message }: Refusal): SmtpRefusal {
  if (status === 413) return new SmtpRefusal(552, `5.3.4 ${message}`);
  if (status === 422) return new SmtpRefusal(554, `5.6.0 ${message}`);
  if (status === 429) return new SmtpRefusal(451, "4.7.1 Too many emails to this address. Try again later.");
  if (status === 409 || status >= 500) return new SmtpRefusal(451, `4.3.0 ${message}`);
  return new SmtpRefusal(550, `5.7.1 ${message}`);
}
