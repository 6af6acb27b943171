import { useTranslations } from "next-intl";
import { ClientSnippets, type ClientSnippet } from "@/components/mcp/client-snippets";
import { McpForm } from "@/components/mcp/mcp-form";
import { ToolList, type ToolRow } from "@/components/mcp/tool-list";
import { CopyField } from "@/components/ui/controls/copy-field";
import { TextLink } from "@/components/ui/controls/text-link";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Section } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";
import type { McpStatusJson } from "@/lib/mcp/present";

export interface McpPageProps {
  status: McpStatusJson;
  snippets: readonly ClientSnippet[];
  tools: readonly ToolRow[];
}

/** Connecting is explained while the server is off, too, so that an administrator knows what turning it on means. */
export function McpPage({ status, snippets, tools }: McpPageProps) {
  const t = useTranslations("mcp");
  return (
    <>
      <RefreshOnFocus />
      <PageHeading>{t("title")}</PageHeading>
      <div className="flex flex-col gap-10">
        <Section id="server" title={t("server.title")} text={t("server.text")}>
          <McpForm isEnabled={status.mcp_enabled} />
        </Section>
        <Section id="connect" title={t("connect.title")} text={t("connect.text")}>
          <div className="flex flex-col gap-4 p-4 sm:p-5">
            <CopyField label={t("connect.address")} value={status.endpoint_url} />
            <p>
              {t.rich("connect.account", {
                login: status.current_user_login,
                bdi: (chunks) => <bdi className="font-medium">{chunks}</bdi>,
                link: (chunks) => <TextLink href="/profile/account#application-passwords">{chunks}</TextLink>,
              })}
            </p>
            <ClientSnippets snippets={snippets} />
          </div>
        </Section>
        <Section id="tools" title={t("tools.title", { count: status.tools_count })} text={t("tools.text")}>
          <ToolList tools={tools} />
        </Section>
      </div>
    </>
  );
}
