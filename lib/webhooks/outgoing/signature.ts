import { createHmac } from "node:crypto";

/**
 * `t=<Unix time in seconds>,v1=<hex HMAC-SHA-256 of "<t>.<text>">`, where the text is the body, or the query of a GET.
 * A receiver that refuses old times can't be sent the same request again by somebody else (docs/api/outgoing-webhooks.md).
 */
export function signatureOf(secret: string, text: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${text}`).digest("hex")}`;
}
