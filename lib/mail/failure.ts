import "server-only";
import { unescape } from "node:querystring";
import type { NodemailerError } from "nodemailer";
import { env } from "@/lib/env";
import { withoutSecrets } from "@/lib/secrets/redact";
import { cut } from "@/lib/text/text";

export const UNCLEAR =
  "The mail server may have taken it: no answer came after the content was handed over. Send it again by hand if it did not arrive.";

const REASONS: Record<string, string> = {
  EAUTH: "The mail server did not accept the user name and password of SMTP_URL",
  ECONNECTION: "The connection to the mail server broke",
  EDNS: "The mail server's name is not known",
  EENVELOPE: "The mail server refused the mail",
  EMESSAGE: "The mail server refused the mail",
  ESOCKET: "The mail server could not be reached",
  ETIMEDOUT: "The mail server did not answer in time",
  EABORT: "The mail server did not answer in time",
  ETLS: "The connection to the mail server could not be encrypted",
};

/** A sentence about the failure and the original message, without secrets of SMTP_URL. */
export function describeFailure(error: unknown): string {
  const { message, code = "" } = asMailError(error);
  const reason = isCertificateError(message) ? "The mail server's certificate is not trusted" : REASONS[code];
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
