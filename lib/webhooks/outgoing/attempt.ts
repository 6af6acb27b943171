import "server-only";
import type { OutgoingWebhook } from "@/generated/prisma/client";
import { decoded } from "@/lib/outside/charset";
import { OutsideError } from "@/lib/outside/error";
import { fetchOutside, type OutsideAnswer } from "@/lib/outside/fetch";
import { secondsIn } from "@/lib/outside/retry-after";
import { decryptOrNull } from "@/lib/secrets/secrets";
import { decryptHeaders } from "@/lib/webhooks/outgoing/headers";
import type { Payload } from "@/lib/webhooks/outgoing/payload";
import { requestOf } from "@/lib/webhooks/outgoing/request";

export interface Attempt {
  triedAt: Date;
  milliseconds: number;
  request: string;
  status: number | null;
  answer: string | null;
  /** Null when it was delivered. */
  problem: string | null;
  /** How long the receiver asks us to wait. */
  retryAfterSeconds: number;
}

const TIMEOUT = 10_000;
const LONGEST_ANSWER = 2_048;

/** Sends the request once. Redirects are not followed. */
export async function attempt(hook: OutgoingWebhook, delivery: { id: number }, payload: Payload): Promise<Attempt> {
  const triedAt = new Date();
  const { url, text, ...request } = requestOf(hook, delivery, payload, triedAt);
  const sent = { triedAt, request: text };
  try {
    const answer = await fetchOutside(url, {
      ...request,
      limit: LONGEST_ANSWER,
      milliseconds: TIMEOUT,
      followsRedirects: false,
    });
    return { ...sent, ...since(triedAt), ...resultOf(answer, hook) };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { ...sent, ...since(triedAt), status: null, answer: null, problem: error.message, retryAfterSeconds: 0 };
  }
}

const since = (start: Date) => ({ milliseconds: Date.now() - start.getTime() });

function resultOf({ status, headers, bytes }: OutsideAnswer, hook: OutgoingWebhook) {
  const text = decoded(bytes, headers["content-type"]).replaceAll("\0", "");
  return {
    status,
    answer: withoutSecrets(text, hook),
    problem: problemOf(status),
    retryAfterSeconds: secondsIn(headers["retry-after"]),
  };
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `The receiver answered with a redirect (status ${status}), which is not followed.`
    : `The receiver answered with status ${status}.`;
}

/** Some receivers answer with what they were sent. */
function withoutSecrets(text: string, { encryptedSecret, encryptedHeaders }: OutgoingWebhook): string {
  const values = (decryptHeaders(encryptedHeaders) ?? []).map(({ value }) => value);
  const secrets = [decryptOrNull("webhook", encryptedSecret) ?? "", ...values].filter(({ length }) => length > 0);
  return secrets.reduce((left, secret) => left.replaceAll(secret, "****"), text);
}
