import "server-only";
import { z } from "zod";
import { jsonIn } from "@/lib/assistant/json-in";
import { Refusal, Unprocessable } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { OutsideError, type OutsideReason } from "@/lib/outside/error";
import { plainLine, shorten } from "@/lib/text/text";

const UNREADABLE = "The AI provider's answer can't be read. Try again.";

const OUTSIDE: Partial<Record<OutsideReason, string>> = {
  "not-allowed": "The address of the AI provider may not be called. The operator of this site can allow it.",
  "not-found": "The AI provider can't be reached. Check its address, or try again later.",
  "too-slow": "The AI provider takes too long to answer. Try again.",
  redirected: "The address of the AI provider leads to another one. Enter that one.",
};

/** Why the provider gave no answer, in plain words and without the key. The log has no more than that. */
export function providerRefusal(error: unknown, apiKey: string): Refusal {
  if (error instanceof Refusal) return error;

  const message = sentenceFor(error, apiKey);
  logger().warn({ reason: message }, "the assistant's provider gave no answer");
  return new Unprocessable(message);
}

export const unreadableAnswer = (): Refusal => new Unprocessable(UNREADABLE);

function sentenceFor(error: unknown, apiKey: string): string {
  const outside = causesOf(error).find((cause) => cause instanceof OutsideError);
  if (outside) return OUTSIDE[outside.reason] ?? UNREADABLE;

  const answer = causesOf(error)
    .map((cause) => Answer.safeParse(cause).data)
    .find((found) => found !== undefined);
  const reason = reasonIn(answer?.responseBody ?? messageIn(error), apiKey);
  if (reason !== "") return `The AI provider refused the request: ${reason}`;
  return sentenceForStatus(answer?.statusCode ?? 0);
}

function sentenceForStatus(status: number): string {
  if (status === 401 || status === 403) return "The AI provider refused the API key.";
  if (status === 404) return "The AI provider doesn't know this model or address.";
  if (status === 429) return "The AI provider answers no more requests for now. Try again in a few minutes.";
  return status >= 500 ? "The AI provider has a problem of its own. Try again later." : UNREADABLE;
}

/** Of the library, whose classes exist twice: `instanceof` doesn't recognize them. */
const Answer = z.object({ statusCode: z.number().min(300), responseBody: z.string().optional() });

const DEEPEST = 5;

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && cause !== null && causes.length < DEEPEST; cause = next(cause))
    causes.push(cause);
  return causes;
}

const next = (error: unknown): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, "cause") : undefined;

/** In the middle of a stream, the library passes on what the provider sent. */
const messageIn = (sent: unknown): string =>
  typeof sent === "string" ? sent : sent instanceof Error ? "" : JSON.stringify({ error: sent ?? null });

const Reason = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z
    .object({ error: z.object({ error: z.object({ message: z.string() }) }) })
    .transform(({ error }) => error.error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

const LONGEST_BODY = 20_000;
const LONGEST_REASON = 200;

/** Providers repeat a part of the key. */
const KEYS = /\b(?:sk|pk|key|api)[-_][\w*.-]+|[\w-]*\*{3,}[\w-]*|\bBearer\s+\S+/gi;

function reasonIn(body: string, apiKey: string): string {
  const sent = Reason.safeParse(jsonIn(body.slice(0, LONGEST_BODY)));
  if (!sent.success) return "";

  const withoutKey = apiKey === "" ? sent.data : sent.data.replaceAll(apiKey, "…");
  return shorten(plainLine(withoutKey.slice(0, 10 * LONGEST_REASON).replace(KEYS, "…")), LONGEST_REASON);
}
