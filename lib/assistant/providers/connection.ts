import "server-only";
import type { ProviderName } from "@/lib/assistant/providers/choices";
import { needsKey } from "@/lib/assistant/providers/choices";
import { env } from "@/lib/env";
import { Unprocessable } from "@/lib/errors";

/** Where questions go. */
export interface Connection {
  provider: ProviderName;
  baseUrl: string;
  apiKey: string;
}

interface Configured {
  provider: ProviderName;
  base_url: string;
  apiKey: string;
}

export const hasHostPlatform = (): boolean => env().AI_BASE_URL !== undefined;

/** @throws Unprocessable for what is missing */
export function connectionTo({ provider, base_url, apiKey }: Configured): Connection {
  const { AI_PROVIDER_A_URL, AI_PROVIDER_B_URL } = env();
  if (provider === "host_platform") return hostPlatform();
  if (provider === "provider_c") {
    if (base_url === "") throw new Unprocessable("The assistant is not configured: enter the address of its server.");
    return { provider, baseUrl: base_url, apiKey };
  }

  if (needsKey(provider) && apiKey === "")
    throw new Unprocessable("The assistant is not configured: enter an API key for this provider.");
  return { provider, baseUrl: provider === "provider_a" ? AI_PROVIDER_A_URL : AI_PROVIDER_B_URL, apiKey };
}

function hostPlatform(): Connection {
  const { AI_BASE_URL, AI_API_KEY = "" } = env();
  if (AI_BASE_URL === undefined) throw new Unprocessable("This site has no AI service of its own.");
  return { provider: "host_platform", baseUrl: AI_BASE_URL, apiKey: AI_API_KEY };
}
