import "server-only";
import { cache } from "react";
import { findOrNotFound } from "@/app/(app)/find-or-not-found";
import { callView, webhookView } from "@/components/webhooks/incoming/view-model";
import type { WebhookPageProps } from "@/components/webhooks/incoming/webhook-page";
import { isSiteAdmin } from "@/lib/boards/policy";
import { readFeatureModules } from "@/lib/modules/read";
import { readSiteSettings } from "@/lib/settings/site";
import { isPro } from "@/lib/tier";
import { pageClock } from "@/lib/users/page-clock";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";
import { listCalls } from "@/lib/webhooks/incoming/calls";
import { readWebhookOnScreen } from "@/lib/webhooks/incoming/read";

interface ReadWebhookPage {
  shown: WebhookPageProps;
  hasRoadmaps: boolean;
  canSeeMails: boolean;
}

/** Null for people who may not see webhooks, whether the webhook exists or not. Cached for the metadata and the page. */
export const readWebhookPage = cache(async (webhookId: string): Promise<ReadWebhookPage | null> => {
  const { user } = await requireSession(`/settings/webhooks/${webhookId}`);
  if (!isSiteAdmin(user)) return null;

  const webhook = await findOrNotFound(() => readWebhookOnScreen(webhookId));
  const [calls, site, modules] = await Promise.all([listCalls(webhook.id), readSiteSettings(), readFeatureModules()]);
  const clock = await pageClock(user, site);
  const shown = {
    webhook: webhookView(webhook, clock),
    calls: calls.map((call) => callView(call, clock)),
    isPro: isPro(),
  };
  return { shown, hasRoadmaps: modules.roadmap.enabled, canSeeMails: isSiteAdministrator(user) };
});
