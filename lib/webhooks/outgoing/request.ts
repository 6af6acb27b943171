import "server-only";
import { stringify } from "qs";
import type { OutgoingWebhook } from "@/generated/prisma/client";
import { decrypt } from "@/lib/secrets/secrets";
import { decryptHeaders } from "@/lib/webhooks/outgoing/headers";
import type { Payload } from "@/lib/webhooks/outgoing/payload";
import { signatureOf } from "@/lib/webhooks/outgoing/signature";

export interface HookRequest {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  /** What is signed, and what the log shows: the body, or the query of a GET. */
  text: string;
}

/** @throws when the secrets were encrypted with another secret of the site */
export function requestOf(hook: OutgoingWebhook, delivery: { id: number }, payload: Payload, now: Date): HookRequest {
  const { url, method, text, type } =
    hook.method === "GET" ? asQuery(hook.url, delivery, payload) : asBody(hook, delivery, payload);
  const headers = decryptHeaders(hook.encryptedHeaders);
  if (!headers) throw new Error("The headers of a webhook were encrypted with another secret.");
  return {
    url,
    method,
    text,
    ...(method === "POST" && { body: text }),
    headers: {
      ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
      ...(type && { "content-type": type }),
      "x-boards-event": payload.event,
      "x-boards-delivery": String(delivery.id),
      "x-boards-signature": signatureOf(decrypt("webhook", hook.encryptedSecret), text, now),
    },
  };
}

function asQuery(address: string, { id }: { id: number }, { event, task_id, board, timestamp }: Payload) {
  const url = new URL(address);
  const values = {
    event,
    ...(task_id !== null && { task_id }),
    ...(board && { board_id: board.id }),
    delivery_id: id,
    timestamp,
  };
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
  return { url: url.href, method: "GET" as const, text: url.search.slice(1), type: undefined };
}

function asBody({ url, format }: OutgoingWebhook, { id }: { id: number }, { event, message, data, ...more }: Payload) {
  const payload = { event, message, data, delivery_id: id, ...more };
  return format === "FORM"
    ? { url, method: "POST" as const, text: stringify(payload), type: "application/x-www-form-urlencoded" }
    : { url, method: "POST" as const, text: JSON.stringify(payload), type: "application/json" };
}
