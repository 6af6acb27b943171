import { Reply } from "@/lib/http/response/reply";
import type { Json } from "@/lib/http/response/json";
import { translatedLocale } from "@/lib/i18n/locale";
import { refusalText } from "@/lib/i18n/refusals";
import { SCREEN_LOCALE } from "@/lib/i18n/screen-locale";

interface RefusalBody {
  message: string;
  data: { status: number; params?: Record<string, string> | string[] };
}

/**
 * Adds to a refusal the texts that a screen shows, as `data.screen`, for requests that name their reader's locale.
 * Programs don't, and get the contract's English alone.
 */
export function withScreenTexts(request: Request, reply: Reply): Reply {
  const locale = translatedLocale(request.headers.get(SCREEN_LOCALE) ?? "");
  if (!locale || reply.status < 400 || !isRefusal(reply.body)) return reply;

  const { body, status } = reply;
  const params = Object.fromEntries(
    messagesByField(body.data.params).map(([field, message]) => [field, refusalText(message, status, locale)]),
  );
  const ofFields = [...new Set(Object.values(params))].join(" ");
  const screen = { message: ofFields || refusalText(body.message, status, locale), params };
  return new Reply(status, withScreen(body, screen), reply.headers);
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

const isRefusal = (body: unknown): body is RefusalBody & JsonObject =>
  typeof body === "object" &&
  body !== null &&
  "message" in body &&
  typeof body.message === "string" &&
  "data" in body &&
  typeof body.data === "object";
