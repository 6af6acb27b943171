import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { GeneralPage } from "@/components/settings/general-page";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";
import { SettingsPage } from "@/components/settings/settings-page";
import { isSiteAdmin } from "@/lib/boards/policy";
import { env } from "@/lib/env";
import { readGeneralSettings } from "@/lib/settings/general";
import { readLogo } from "@/lib/settings/logo/read";
import { readPublicPages } from "@/lib/settings/public-pages";
import { readFeatureModules } from "@/lib/modules/read";
import { readSiteSettings } from "@/lib/settings/site";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings.general");
  return { title: t("title") };
}

export default async function GeneralSettingsPage() {
  const { user } = await requireSession("/settings");
  const t = await getTranslations("settings");
  if (!isSiteAdmin(user)) {
    return (
      <OnlyForAdministrators heading={t("title")} title={t("denied.title")}>
        {t("denied.text")}
      </OnlyForAdministrators>
    );
  }

  const [settings, site, logo, modules] = await Promise.all([
    readGeneralSettings(),
    readSiteSettings(),
    readLogo(),
    readFeatureModules(),
  ]);
  const isOfSite = isSiteAdministrator(user);
  const siteForm = isOfSite ? { settings: site, address: env().BOARDS_URL, mailSender: env().MAIL_FROM, logo } : null;
  const publicPages = isOfSite && modules.frontend.enabled ? await readPublicPages() : null;
  return (
    <Messages of={["exports"]}>
      <SettingsPage current="general" hasRoadmaps={modules.roadmap.enabled} canSeeMails={isOfSite}>
        <GeneralPage
          settings={settings}
          site={site}
          siteForm={siteForm}
          publicPages={publicPages}
          renderedAt={new Date().toISOString()}
        />
      </SettingsPage>
    </Messages>
  );
}
