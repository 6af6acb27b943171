import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsPage } from "@/components/settings/settings-page";
import { OutgoingPage } from "@/components/webhooks/outgoing/outgoing-page";
import { hookView } from "@/components/webhooks/outgoing/view-model";
import { WebhooksForbidden } from "@/components/webhooks/webhooks-forbidden";
import { isSiteAdmin } from "@/lib/boards/policy";
import { readFeatureModules } from "@/lib/modules/read";
import { readSiteSettings } from "@/lib/settings/site";
import { pageClock } from "@/lib/users/page-clock";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";
import { allOutgoing, boardTitlesOf } from "@/lib/webhooks/outgoing/list";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("outgoingWebhooks");
  return { title: t("title") };
}

export default async function OutgoingWebhooksPage() {
  const { user } = await requireSession("/settings/webhooks/outgoing");
  if (!isSiteAdmin(user)) return <WebhooksForbidden />;

  const [hooks, site, modules] = await Promise.all([allOutgoing(), readSiteSettings(), readFeatureModules()]);
  const [clock, titles] = await Promise.all([pageClock(user, site), boardTitlesOf(hooks)]);
  return (
    <SettingsPage current="webhooks" hasRoadmaps={modules.roadmap.enabled} canSeeMails={isSiteAdministrator(user)}>
      <OutgoingPage hooks={hooks.map((hook) => hookView(hook, titles, clock))} />
    </SettingsPage>
  );
}
