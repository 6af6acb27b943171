import type { AssistantSetting } from "@/lib/assistant/setting";
import { db } from "@/lib/db";
import { encrypt } from "@/lib/secrets/secrets";
import { MODEL_KEY } from "@/lib/testing/doubles/model-server";

/** The assistant is on, with the key that the test's server accepts. */
export async function withAssistant(setting: Partial<AssistantSetting> = {}): Promise<void> {
  const provider = setting.provider ?? "provider_a";
  const value = { is_enabled: true, provider, key_for: provider, api_key: encrypt("assistant", MODEL_KEY), ...setting };
  await db.setting.upsert({ where: { key: "assistant" }, create: { key: "assistant", value }, update: { value } });
}
