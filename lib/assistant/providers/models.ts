import "server-only";
import { z } from "zod";
import { AUTO, MODELS, type ProviderName } from "@/lib/assistant/providers/choices";
import type { Connection } from "@/lib/assistant/providers/connection";
import { providerRefusal, unreadableAnswer } from "@/lib/assistant/providers/refusal";
import { jsonIn } from "@/lib/assistant/json-in";
import { env } from "@/lib/env";
import { Unprocessable } from "@/lib/errors";
import { OutsideError } from "@/lib/outside/error";
import { fetchOutside } from "@/lib/outside/fetch";
import { plainLine } from "@/lib/text/text";

const LIMITS = { limit: 512 * 1024, milliseconds: 8_000 };
const MOST = 200;

/** Null where a server lists them that can't be asked now. @throws Unprocessable for an address that may not be called */
export async function offeredModels(connection: Connection): Promise<readonly string[] | null> {
  return (
    fixedModels(connection.provider) ??
    listedBy(connection).catch((error: unknown) => {
      if (error instanceof OutsideError && error.reason === "not-allowed")
        throw providerRefusal(error, connection.apiKey);
      return null;
    })
  );
}

/** @throws Unprocessable when none can be found out */
export async function chosenModel(connection: Connection, model: string): Promise<string> {
  if (model !== AUTO) return model;

  const models =
    fixedModels(connection.provider) ??
    (await listedBy(connection).catch((error: unknown) => {
      throw providerRefusal(error, connection.apiKey);
    }));
  if (models[0] === undefined) throw new Unprocessable("The AI provider lists no models. Choose one by its name.");
  return models[0];
}

/** Null where a server is asked for them. */
export function fixedModels(provider: ProviderName): readonly string[] | null {
  if (provider === "provider_a" || provider === "provider_b") return MODELS[provider];
  const { AI_MODEL } = env();
  return provider === "host_platform" && AI_MODEL !== undefined ? [AI_MODEL] : null;
}

const Listed = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

async function listedBy({ baseUrl, apiKey }: Connection): Promise<string[]> {
  const headers = { accept: "application/json", ...(apiKey !== "" && { authorization: `Bearer ${apiKey}` }) };
  const { bytes, status } = await fetchOutside(`${baseUrl}/models`, { ...LIMITS, headers });
  const text = bytes.toString("utf8");
  if (status !== 200) throw Object.assign(new Error("refused"), { statusCode: status, responseBody: text });

  const listed = Listed.safeParse(jsonIn(text));
  if (!listed.success) throw unreadableAnswer();
  return [...new Set(listed.data.data.map(({ id }) => plainLine(id)).filter(Boolean))].slice(0, MOST);
}
