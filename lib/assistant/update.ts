import "server-only";
import type { ListModels, TestAssistant, UpdateAssistant } from "@/lib/assistant/inputs";
import { AUTO, type ProviderName } from "@/lib/assistant/providers/choices";
import { type Connection, connectionTo, hasHostPlatform } from "@/lib/assistant/providers/connection";
import { offeredModels } from "@/lib/assistant/providers/models";
import { type AssistantSetting, keyOf, readAssistant, serviceOf, writeAssistant } from "@/lib/assistant/setting";
import { transaction } from "@/lib/db";
import { Unprocessable } from "@/lib/errors";
import { encrypt } from "@/lib/secrets/secrets";

/** Asks a server of one's own which models it has. @throws Unprocessable (compatibility.md, C188) */
export async function modelFor(to: UpdateAssistant): Promise<string> {
  const before = await readAssistant();
  const { provider, base_url, model } = { ...before, ...withoutMissing(to) };
  if (provider === "host_platform" && !hasHostPlatform())
    throw new Unprocessable("This site has no AI service of its own.");
  if (model === AUTO && !to.base_url) return model;

  const models = await modelsAt(before, { provider, base_url, apiKey: to.api_key });
  if (models === null || model === AUTO || models.includes(model)) return model;
  if (to.model === undefined) return AUTO;
  throw new Unprocessable("The AI provider doesn't have this model.");
}

/** @param model as `modelFor` returned it */
export const updateAssistant = (to: UpdateAssistant, model: string): Promise<AssistantSetting> =>
  transaction(async (tx) => {
    const { api_key: key, ...rest } = to;
    const { provider, base_url } = { ...(await readAssistant(tx)), ...withoutMissing(to) };
    const sealed =
      key === undefined ? {} : { api_key: encrypt("assistant", key), key_for: serviceOf({ provider, base_url }) };
    return writeAssistant(tx, {
      ...withoutMissing({ ...rest, custom_prompt: rest.custom_prompt?.trim() }),
      ...sealed,
      model,
    });
  });

/** `auto` and those that can be chosen. @throws Unprocessable for an address that may not be called */
export async function listModels({ provider, base_url, api_key }: ListModels): Promise<readonly string[]> {
  if (provider === "host_platform" && !hasHostPlatform())
    throw new Unprocessable("This site has no AI service of its own.");
  const saved = await readAssistant();
  const models = await modelsAt(saved, { provider, base_url: base_url ?? saved.base_url, apiKey: api_key });
  return [AUTO, ...(models ?? [])];
}

/** @throws Unprocessable when it is not configured */
export async function connectionForTest({ provider, base_url, api_key }: TestAssistant): Promise<Connection> {
  const saved = await readAssistant();
  return connectionTo(withKey(saved, { provider, base_url: base_url ?? saved.base_url, apiKey: api_key }));
}

interface Sent {
  provider: ProviderName;
  base_url: string;
  apiKey: string | undefined;
}

/** Without a key of its own, it gets the stored one, if that is this service's. */
const withKey = (saved: AssistantSetting, { provider, base_url, apiKey }: Sent) => ({
  provider,
  base_url,
  apiKey: apiKey ?? keyOf(saved, serviceOf({ provider, base_url })),
});

/** Null where they can't be found out. Fixed models need no key. */
async function modelsAt(saved: AssistantSetting, sent: Sent): Promise<readonly string[] | null> {
  const { provider, base_url, apiKey } = withKey(saved, sent);
  if (provider === "provider_c" && base_url === "") return null;
  if (provider === "host_platform") return offeredModels(connectionTo({ provider, base_url, apiKey }));
  return offeredModels({ provider, baseUrl: base_url, apiKey });
}

const withoutMissing = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>;
  };
