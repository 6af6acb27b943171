import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { RoadmapSettingsPage } from "@/components/settings/roadmap-settings-page";
import { SettingsPage } from "@/components/settings/settings-page";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";
import { isSiteAdmin } from "@/lib/boards/policy";
import { presentCaptcha, readCaptchaSetting } from "@/lib/captcha/setting";
import { readFeatureModules } from "@/lib/modules/read";
import { readRoadmapSettings } from "@/lib/roadmaps/settings";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings.roadmap");
  return { title: t("title") };
}

export default async function RoadmapSettingsOfSite() {
  const { user } = await requireSession("/settings/roadmap");
  const [t, { roadmap }] = await Promise.all([getTranslations("settings"), readFeatureModules()]);
  if (!roadmap.enabled) notFound();
  if (!isSiteAdmin(user)) {
    return (
      <OnlyForAdministrators heading={t("roadmap.title")} title={t("denied.title")}>
        {t("denied.text")}
      </OnlyForAdministrators>
    );
  }

  const [settings, captcha] = await Promise.all([readRoadmapSettings(), readCaptchaSetting()]);
  return (
    <SettingsPage current="roadmap" hasRoadmaps canSeeMails={isSiteAdministrator(user)}>
      <RoadmapSettingsPage settings={settings} captcha={presentCaptcha(captcha)} />
    </SettingsPage>
  );
}
