import type { Metadata } from "next";
import { GeneralPage } from "@/components/settings/general-page";
import { OnlyForAdministrators } from "@/components/ui/only-for-administrators";
import { SettingsPage } from "@/components/settings/settings-page";
import { isSiteAdmin } from "@/lib/boards/policy";
import { readGeneralSettings } from "@/lib/settings/general";
import { readSiteSettings } from "@/lib/settings/site";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export const metadata: Metadata = { title: "General settings" };

export default async function GeneralSettingsPage() {
  const { user } = await requireSession("/settings");
  if (!isSiteAdmin(user)) {
    return (
      <OnlyForAdministrators heading="Settings" title="Only administrators see the settings">
        What is your own stands in your profile. An administrator can make you one, too.
      </OnlyForAdministrators>
    );
  }

  const [settings, { title, timezone }] = await Promise.all([readGeneralSettings(), readSiteSettings()]);
  return (
    <SettingsPage at="general" seesMails={isSiteAdministrator(user)}>
      <GeneralPage settings={settings} site={{ title, timezone }} drawnAt={new Date().toISOString()} />
    </SettingsPage>
  );
}
