import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { SettingsPage } from "@/components/settings/settings-page";
import { StoragePage } from "@/components/storage/storage-page";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";
import { readFeatureModules } from "@/lib/modules/read";
import { presentStorage, readStorageState } from "@/lib/storage/move/present";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("storage");
  return { title: t("title") };
}

export default async function StorageOfSitePage() {
  const { user } = await requireSession("/settings/storage");
  if (!isSiteAdministrator(user)) {
    const [t, settings] = await Promise.all([getTranslations("storage"), getTranslations("settings.denied")]);
    return (
      <OnlyForAdministrators heading={t("title")} title={settings("title")}>
        {settings("text")}
      </OnlyForAdministrators>
    );
  }

  const [modules, state, locale] = await Promise.all([readFeatureModules(), readStorageState(), getLocale()]);
  return (
    <Messages of={["storage"]}>
      <SettingsPage current="storage" hasRoadmaps={modules.roadmap.enabled} canSeeMails>
        <StoragePage storage={presentStorage(state, locale)} />
      </SettingsPage>
    </Messages>
  );
}
