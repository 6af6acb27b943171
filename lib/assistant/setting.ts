import "server-only";
import { z } from "zod";
import { AUTO, type ProviderName, PROVIDERS } from "@/lib/assistant/providers/choices";
import { reader, type Tx } from "@/lib/db";
import { decryptOrNull } from "@/lib/secrets/secrets";
import { mergeSetting } from "@/lib/settings/merge";
import { readSetting } from "@/lib/settings/read";

export const MOST_REQUESTS = 1_000_000;

const Stored = z.object({
  is_enabled: z.boolean().default(false),
  provider: z.enum(PROVIDERS).default("provider_a"),
  model: z.string().default(AUTO),
  base_url: z.string().default(""),
  /** Encrypted. */
  api_key: z.string().default(""),
  /** The service that the key was entered for, the only one that gets it. */
  key_for: z.string().default(""),
  custom_prompt: z.string().default(""),
  /** 0 for any number. */
  monthly_requests: z.number().default(1_000),
});
export type AssistantSetting = z.infer<typeof Stored>;

export const readAssistant = async (tx: Tx = reader()): Promise<AssistantSetting> =>
  Stored.parse(await readSetting(tx, "assistant"));

export const writeAssistant = async (tx: Tx, changed: Partial<AssistantSetting>): Promise<AssistantSetting> =>
  Stored.parse(await mergeSetting(tx, "assistant", changed));

/** A key stays with its service: otherwise another address would be enough to get hold of it. */
export const serviceOf = ({ provider, base_url }: { provider: ProviderName; base_url: string }): string =>
  provider === "provider_c" ? `${provider} ${URL.canParse(base_url) ? new URL(base_url).origin : ""}` : provider;

/** The stored key, if it is this service's. Empty for one that was encrypted with another secret of the site. */
export const keyOf = (setting: AssistantSetting, service = serviceOf(setting)): string =>
  setting.api_key !== "" && setting.key_for === service ? (decryptOrNull("assistant", setting.api_key) ?? "") : "";

const MASK = "****";

/** Sent back by clients that have not changed it. */
export const isMasked = (key: string): boolean => key.startsWith(MASK);

/** `****9xYz`: enough to recognize it. */
export function maskedKey({ api_key }: AssistantSetting): string {
  const key = api_key === "" ? "" : (decryptOrNull("assistant", api_key) ?? "");
  return key === "" ? "" : `${MASK}${key.length >= LONG_ENOUGH ? key.slice(-4) : ""}`;
}

const LONG_ENOUGH = 12;
