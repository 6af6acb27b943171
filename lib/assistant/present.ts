import { hasHostPlatform } from "@/lib/assistant/providers/connection";
import { type AssistantSetting, keyOf, maskedKey } from "@/lib/assistant/setting";
import type { AssistantUse } from "@/lib/assistant/use";
import { env } from "@/lib/env";

export type AssistantJson = ReturnType<typeof presentAssistant>;

/** Never with the key. The first six as clients know them. */
export const presentAssistant = (setting: AssistantSetting, use: AssistantUse) => ({
  settings: {
    is_enabled: setting.is_enabled ? ("yes" as const) : ("no" as const),
    provider: setting.provider,
    api_key: maskedKey(setting),
    model: setting.model,
    custom_prompt: setting.custom_prompt,
    created_by: "boards",
    base_url: setting.base_url,
    /** Whether the key is this provider's. */
    has_key: keyOf(setting) !== "",
    monthly_requests: setting.monthly_requests,
  },
  has_wordpress_ai: hasHostPlatform(),
  connectors_url: `${env().BOARDS_URL}/settings/assistant`,
  used: { requests: use.requests, input_tokens: use.inputTokens, output_tokens: use.outputTokens },
});

export const presentModels = (models: readonly string[]) =>
  models.map((model) => ({ value: model, label: model === "auto" ? "Auto" : model }));
