import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AssistantPage } from "@/components/assistant/settings/assistant-page";
import { Messages } from "@/components/i18n/messages";
import { SettingsPage } from "@/components/settings/settings-page";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";
import { presentAssistant } from "@/lib/assistant/present";
import { fixedModels } from "@/lib/assistant/providers/models";
import { readAssistant } from "@/lib/assistant/setting";
import { readUse } from "@/lib/assistant/use";
import { isSiteAdmin } from "@/lib/boards/policy";
import { readFeatureModules } from "@/lib/modules/read";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("assistantSettings");
  return { title: t("title") };
}

export default async function AssistantOfSitePage() {
  const { user } = await requireSession("/settings/assistant");
  if (!isSiteAdmin(user)) {
    const [t, settings] = await Promise.all([getTranslations("assistantSettings"), getTranslations("settings.denied")]);
    return (
      <OnlyForAdministrators heading={t("title")} title={settings("title")}>
        {settings("text")}
      </OnlyForAdministrators>
    );
  }

  const [setting, use, modules] = await Promise.all([readAssistant(), readUse(), readFeatureModules()]);
  const assistant = presentAssistant(setting, use);
  return (
    <Messages of={["assistantSettings"]}>
      <SettingsPage current="assistant" hasRoadmaps={modules.roadmap.enabled} canSeeMails={isSiteAdministrator(user)}>
        <AssistantPage
          assistant={assistant}
          models={fixedModels(setting.provider) ?? []}
          hasHostPlatform={assistant.has_wordpress_ai}
        />
      </SettingsPage>
    </Messages>
  );
}
