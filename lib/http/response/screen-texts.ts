import { Reply } from "@/lib/http/response/reply";
import type { Json } from "@/lib/http/response/json";
import { refusalText } from "@/lib/i18n/refusals";
import { screenLocale } from "@/lib/http/request/screen-locale";

interface RefusalBody {
  message: string;
  data: { status: number; params?: Record<string, string> | string[] };
}

/**
 * Adds to a refusal the texts that a screen shows, as `data.screen`, for requests that name their reader's locale.
 * Programs don't, and get the contract's English alone.
 */
export function withScreenTexts(request: Request, reply: Reply): Reply {
  const locale = screenLocale(request);
  if (!locale || reply.status < 400 || !isRefusal(reply.body)) return reply;

  const { body, status } = reply;
  return new Reply(status, withScreen(body, screenTextsOf(body, status, locale)), reply.headers);
}

/** A refusal in the language of a reader; `params` by field. */
export function screenTextsOf({ message, data }: RefusalBody, status: number, locale: string) {
  const params = Object.fromEntries(
    messagesByField(data.params).map(([field, text]) => [field, refusalText(text, status, locale)]),
  );
  const ofFields = [...new Set(Object.values(params))].join(" ");
  return { message: ofFields || refusalText(message, status, locale), params };
}

const withScreen = (body: RefusalBody & JsonObject, screen: JsonObject): Json => ({
  ...body,
  data: { ...body.data, screen },
});

type JsonObject = Readonly<Record<string, Json>>;

/** WordPress's own routes list only the names of missing fields. */
const messagesByField = (params: RefusalBody["data"]["params"] = {}): [string, string][] =>
  Array.isArray(params)
    ? params.map((field) => [field, `The ${field} field is required.`])
    : Object.entries(params).map(([field, message]) => [field, String(message)]);

export const isRefusal = (body: unknown): body is RefusalBody & JsonObject =>
  typeof body === "object" &&
  body !== null &&
  "message" in body &&
  typeof body.message === "string" &&
  "data" in body &&
  typeof body.data === "object";
