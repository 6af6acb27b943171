import "server-only";
import webPush from "web-push";
import { OutsideError } from "@/lib/outside/error";
import { fetchOutside } from "@/lib/outside/fetch";
import { secondsIn } from "@/lib/outside/retry-after";
import { endpointUrl } from "@/lib/push/address";
import { vapidDetails } from "@/lib/push/keys";
import type { PushMessage } from "@/lib/push/payload";
import type { Target } from "@/lib/push/target";
import { tokenFrom } from "@/lib/secrets/secrets";

/** What the push service answered, as far as it decides what happens next. */
export type PushResult =
  | { outcome: "accepted" | "refused" | "gone"; status: number | null }
  | { outcome: "later"; status: number | null; retryAfterSeconds: number };

const DAY_IN_SECONDS = 24 * 60 * 60;
const LIMITS = { limit: 2_048, milliseconds: 5_000, followsRedirects: false };

/** Services replace a message that still waits by one of the same topic, which tells them nothing about the task. */
const topicOf = ({ tag }: PushMessage) => tokenFrom("push", `topic ${tag}`).slice(0, 32);

/** Encrypts the message for the browser and hands it to its push service, which keeps it for a day if the browser is off. */
export async function sendMessage(target: Target, message: PushMessage): Promise<PushResult> {
  const { headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: await vapidDetails(),
    TTL: DAY_IN_SECONDS,
    urgency: "normal",
    topic: topicOf(message),
  });
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  try {
    const answer = await fetchOutside(endpointUrl(target.endpoint), {
      method: "POST",
      headers: sent,
      ...(body && { body }),
      ...LIMITS,
    });
    return resultOf(answer.status, answer.headers["retry-after"]);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return error.reason === "not-allowed"
      ? { outcome: "gone", status: null }
      : { outcome: "later", status: null, retryAfterSeconds: 0 };
  }
}

function resultOf(status: number, retryAfter: string | undefined): PushResult {
  if (status >= 200 && status < 300) return { outcome: "accepted", status };
  if (status === 404 || status === 410) return { outcome: "gone", status };
  if (status === 429 || status >= 500) return { outcome: "later", status, retryAfterSeconds: secondsIn(retryAfter) };
  return { outcome: "refused", status };
}
