"use client";
import { useTranslations } from "next-intl";
import { Snippet } from "@/components/mcp/snippet";
import { Tabs } from "@/components/ui/lists/tabs";
import type { McpClient } from "@/lib/mcp/inputs";

export interface ClientSnippet {
  client: McpClient;
  snippet: string;
  /** What a shell runs to get the text that stands for the password. */
  command: string | null;
}

export function ClientSnippets({ snippets }: { snippets: readonly ClientSnippet[] }) {
  const t = useTranslations("mcp.clients");
  return (
    <Tabs
      label={t("label")}
      tabs={snippets.map(({ client, snippet, command }) => ({
        value: client,
        label: t(`${client}.name`),
        panel: (
          <div className="flex flex-col gap-3 pt-4">
            <p className="max-w-prose">
              {t.rich(`${client}.steps`, {
                code: (chunks) => (
                  <code dir="ltr" className="rounded-sm bg-gray-3 px-1 font-mono text-sm wrap-anywhere">
                    {chunks}
                  </code>
                ),
              })}
            </p>
            <Snippet text={snippet} label={t("snippet", { client: t(`${client}.name`) })} />
            {command !== null && (
              <>
                <p className="max-w-prose">{t(client === "codex" ? "variable" : "token")}</p>
                <Snippet text={command} label={t("command")} />
              </>
            )}
          </div>
        ),
      }))}
    />
  );
}
