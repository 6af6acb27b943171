"use client";
import { useRef, useState } from "react";
import type { ConnectionValues } from "@/components/assistant/settings/connection-fields";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";
import { AUTO, type ProviderName } from "@/lib/assistant/providers/choices";

interface Answer {
  models: { value: string }[];
}

/** The models that a provider has, read when another one is chosen. Answers that come too late are ignored. */
export function useModels(saved: { provider: ProviderName }, known: readonly string[]) {
  const [{ models, problem }, setListed] = useState({ models: known, problem: "" });
  const latest = useRef(0);

  async function read({ provider, base_url, api_key }: ConnectionValues) {
    const attempt = (latest.current += 1);
    const settings = { provider, ...(provider === "provider_c" && { base_url, api_key }) };
    if (provider === "provider_c" && !URL.canParse(base_url)) return setListed({ models: [], problem: "" });

    const listed = await api<Answer>("POST", "/boards/v2/ai/models", { settings }).then(
      (answer) => ({ models: answer.models.map(({ value }) => value).filter((value) => value !== AUTO), problem: "" }),
      (error: unknown) => ({ models: provider === saved.provider ? known : [], problem: errorMessage(error) }),
    );
    if (attempt === latest.current) setListed(listed);
  }

  return { models, problem, read: (values: ConnectionValues) => void read(values) };
}
