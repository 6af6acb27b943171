import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsPage } from "@/components/settings/settings-page";
import { webhookView } from "@/components/webhooks/incoming/view-model";
import { WebhooksPage } from "@/components/webhooks/incoming/webhooks-page";
import { WebhooksForbidden } from "@/components/webhooks/webhooks-forbidden";
import { isSiteAdmin } from "@/lib/boards/policy";
import { readFeatureModules } from "@/lib/modules/read";
import { readSiteSettings } from "@/lib/settings/site";
import { isPro } from "@/lib/tier";
import { pageClock } from "@/lib/users/page-clock";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";
import { listWebhooksOnScreen } from "@/lib/webhooks/incoming/read";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("webhooks");
  return { title: t("title") };
}

export default async function WebhooksOfSitePage() {
  const { user } = await requireSession("/settings/webhooks");
  if (!isSiteAdmin(user)) return <WebhooksForbidden />;

  const [webhooks, site, modules] = await Promise.all([
    listWebhooksOnScreen(),
    readSiteSettings(),
    readFeatureModules(),
  ]);
  const clock = await pageClock(user, site);
  return (
    <SettingsPage current="webhooks" hasRoadmaps={modules.roadmap.enabled} canSeeMails={isSiteAdministrator(user)}>
      <WebhooksPage webhooks={webhooks.map((webhook) => webhookView(webhook, clock))} isPro={isPro()} />
    </SettingsPage>
  );
}
