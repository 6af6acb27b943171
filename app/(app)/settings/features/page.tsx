import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { FeaturesPage } from "@/components/settings/features-page";
import { SettingsPage } from "@/components/settings/settings-page";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";
import { isSiteAdmin } from "@/lib/boards/policy";
import { chosenBoards } from "@/lib/modules/present";
import { readFeatureModules } from "@/lib/modules/read";
import { isPro } from "@/lib/tier";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("features");
  return { title: t("title") };
}

export default async function FeaturesOfSitePage() {
  const { user } = await requireSession("/settings/features");
  if (!isSiteAdmin(user)) {
    const [t, settings] = await Promise.all([getTranslations("features"), getTranslations("settings.denied")]);
    return (
      <OnlyForAdministrators heading={t("title")} title={settings("title")}>
        {settings("text")}
      </OnlyForAdministrators>
    );
  }

  const modules = await readFeatureModules();
  return (
    <Messages of={["features"]}>
      <SettingsPage current="features" hasRoadmaps={modules.roadmap.enabled} canSeeMails={isSiteAdministrator(user)}>
        <FeaturesPage modules={modules} boards={await chosenBoards(modules)} isPro={isPro()} />
      </SettingsPage>
    </Messages>
  );
}
