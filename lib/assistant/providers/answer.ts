import "server-only";
import type { LanguageModel } from "ai";
import type { Connection } from "@/lib/assistant/providers/connection";
import { providerRefusal, unreadableAnswer } from "@/lib/assistant/providers/refusal";
import { ClientGone } from "@/lib/errors";
import { outsideFetch } from "@/lib/outside/outside-fetch";

export interface Question {
  /** What the assistant is for, and the rules. */
  system: string;
  prompt: string;
  mostTokens: number;
}

export interface Tokens {
  input: number;
  output: number;
}

/** Each token is an event of about 200 bytes. */
const LIMITS = { limit: 4 * 1024 * 1024, milliseconds: 90_000 };

interface Model extends Connection {
  model: string;
}

/** The answer, piece by piece; returns what it took. The model has no tools. The signal ends it.
 * @throws Refusal with the provider's reason */
export async function* answerTo(question: Question, model: Model, signal: AbortSignal): AsyncGenerator<string, Tokens> {
  const stopped = new AbortController();
  try {
    for await (const part of await partsOf(question, model, AbortSignal.any([stopped.signal, signal]))) {
      if (part.type === "text-delta") yield part.text;
      if (part.type === "error") throw part.error;
      if (part.type === "finish-step") {
        // Without a reason, the stream ended too early.
        if (part.rawFinishReason === undefined) throw unreadableAnswer();
        return { input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 };
      }
    }
    throw unreadableAnswer();
  } catch (error) {
    if (signal.aborted) throw new ClientGone();
    throw providerRefusal(error, model.apiKey);
  } finally {
    stopped.abort();
  }
}

async function partsOf({ system, prompt, mostTokens }: Question, model: Model, abortSignal: AbortSignal) {
  // Loaded with the first question only.
  const { streamText } = await import("ai");
  return streamText({
    model: await languageModel(model),
    system,
    prompt,
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    abortSignal,
    onError: () => {},
  }).fullStream;
}

async function languageModel({ provider, baseUrl: baseURL, apiKey, model }: Model): Promise<LanguageModel> {
  const fetch = outsideFetch(LIMITS);
  if (provider === "provider_b") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ baseURL, apiKey, fetch }).languageModel(model);
  }

  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "assistant",
    baseURL,
    ...(apiKey !== "" && { apiKey }),
    fetch,
    includeUsage: true,
    ...(provider === "provider_a" && { transformRequestBody: withNewLimit }),
  }).languageModel(model);
}

/** The newer models refuse `max_tokens`. */
const withNewLimit = ({ max_tokens: most, ...body }: Record<string, unknown>) => ({
  ...body,
  max_completion_tokens: most,
});
