import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { McpPage } from "@/components/mcp/mcp-page";
import { SettingsPage } from "@/components/settings/settings-page";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";
import { isSiteAdmin } from "@/lib/boards/policy";
import { presentMcpStatus, snippetsFor } from "@/lib/mcp/present";
import { readMcpSettings } from "@/lib/mcp/settings";
import { TOOLS } from "@/lib/mcp/tools";
import { readFeatureModules } from "@/lib/modules/read";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("mcp");
  return { title: t("title") };
}

export default async function McpOfSitePage() {
  const { user } = await requireSession("/settings/mcp");
  if (!isSiteAdmin(user)) {
    const [t, settings] = await Promise.all([getTranslations("mcp"), getTranslations("settings.denied")]);
    return (
      <OnlyForAdministrators heading={t("title")} title={settings("title")}>
        {settings("text")}
      </OnlyForAdministrators>
    );
  }

  const [settings, { roadmap }] = await Promise.all([readMcpSettings(), readFeatureModules()]);
  return (
    <Messages of={["mcp"]}>
      <SettingsPage current="mcp" hasRoadmaps={roadmap.enabled} canSeeMails={isSiteAdministrator(user)}>
        <McpPage
          status={presentMcpStatus(settings, user)}
          snippets={snippetsFor(user)}
          tools={TOOLS.map(({ name, effect }) => ({ name, effect }))}
        />
      </SettingsPage>
    </Messages>
  );
}
