import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsPage } from "@/components/settings/settings-page";
import { NewHookPage } from "@/components/webhooks/outgoing/new-hook-page";
import { WebhooksForbidden } from "@/components/webhooks/webhooks-forbidden";
import { isSiteAdmin } from "@/lib/boards/policy";
import { readFeatureModules } from "@/lib/modules/read";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("outgoingWebhooks.new");
  return { title: t("title") };
}

export default async function NewOutgoingWebhookPage() {
  const { user } = await requireSession("/settings/webhooks/outgoing/new");
  if (!isSiteAdmin(user)) return <WebhooksForbidden />;

  const modules = await readFeatureModules();
  return (
    <SettingsPage current="webhooks" hasRoadmaps={modules.roadmap.enabled} canSeeMails={isSiteAdministrator(user)}>
      <NewHookPage />
    </SettingsPage>
  );
}
