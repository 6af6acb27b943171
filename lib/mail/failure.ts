import "server-only";
import { unescape } from "node:querystring";
import type { NodemailerError } from "nodemailer";
import { env } from "@/lib/env";
import { PROBLEMS } from "@/lib/mail/problems";
import { withoutSecrets } from "@/lib/secrets/redact";
import { cut } from "@/lib/text/text";

export const UNCLEAR = PROBLEMS.unconfirmed;

const REASONS: Record<string, string> = {
  EAUTH: PROBLEMS.credentials,
  ECONNECTION: PROBLEMS.connectionLost,
  EDNS: PROBLEMS.unknownHost,
  EENVELOPE: PROBLEMS.refused,
  EMESSAGE: PROBLEMS.refused,
  ESOCKET: PROBLEMS.unreachable,
  ETIMEDOUT: PROBLEMS.timeout,
  EABORT: PROBLEMS.timeout,
  ETLS: PROBLEMS.noEncryption,
};

/** A sentence about the failure and the original message, without secrets of SMTP_URL. */
export function describeFailure(error: unknown): string {
  const { message, code = "" } = asMailError(error);
  const reason = isCertificateError(message) ? PROBLEMS.certificate : REASONS[code];
  return cut(withoutPassword(reason ? `${reason}: ${message}` : message).replace(/\s+/g, " "), 500);
}

export const isServerReply = (error: unknown): boolean => (asMailError(error).responseCode ?? 0) >= 400;

/** Whether the receiver is rejected permanently; 503 and 530 are about this installation. */
export function isPermanentRejection(error: unknown): boolean {
  const { command, responseCode = 0 } = asMailError(error);
  return command === "RCPT TO" && responseCode >= 500 && ![503, 530].includes(responseCode);
}

const asMailError = (error: unknown): NodemailerError => (error instanceof Error ? error : new Error(String(error)));

const isCertificateError = (message: string): boolean => /certificate|self.signed|altnames/i.test(message);

/** A mail server may echo the password, in base64, too. */
function withoutPassword(text: string): string {
  const [user, password] = credentials();
  const secrets = password
    ? [password, encodeURIComponent(password), base64(password), base64(`\0${user}\0${password}`)]
    : [];
  const hidden = secrets.reduce((redacted, secret) => redacted.replaceAll(secret, "[hidden]"), text);
  return String(withoutSecrets({ hidden }).hidden);
}

function credentials(): [string, string] {
  const { username, password } = new URL(env().SMTP_URL ?? "smtp:");
  return [unescape(username), unescape(password)];
}

const base64 = (text: string): string => Buffer.from(text).toString("base64");
