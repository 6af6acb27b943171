import "server-only";
import { cache } from "react";
import { notFound } from "next/navigation";
import { findOrNotFound } from "@/app/(app)/find-or-not-found";
import { deliveryView, hookView } from "@/components/webhooks/outgoing/view-model";
import { isSiteAdmin } from "@/lib/boards/policy";
import { pathId } from "@/lib/http/request/params";
import { readFeatureModules } from "@/lib/modules/read";
import { readSiteSettings } from "@/lib/settings/site";
import { pageClock } from "@/lib/users/page-clock";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";
import { listDeliveries } from "@/lib/webhooks/outgoing/deliveries";
import { boardTitlesOf, findOutgoing } from "@/lib/webhooks/outgoing/list";

const PAGE = 20;
const MOST_PAGES = 10;

/** Null for people who may not see webhooks. Cached for the metadata and the page. */
export const readHookPage = cache(async (webhookId: string, pages: number) => {
  const { user } = await requireSession(`/settings/webhooks/outgoing/${webhookId}`);
  if (!isSiteAdmin(user)) return null;

  const id = await findOrNotFound(() => pathId(webhookId));
  const [hook, site, modules] = await Promise.all([findOutgoing(id), readSiteSettings(), readFeatureModules()]);
  if (!hook) notFound();

  const perPage = PAGE * Math.min(pages, MOST_PAGES);
  const [clock, titles, deliveries] = await Promise.all([
    pageClock(user, site),
    boardTitlesOf([hook]),
    listDeliveries(hook.id, { page: 1, perPage }),
  ]);
  return {
    hasRoadmaps: modules.roadmap.enabled,
    canSeeMails: isSiteAdministrator(user),
    hook: hookView(hook, titles, clock),
    deliveries: deliveries.rows.map((delivery) => deliveryView(delivery, clock)),
    left: pages < MOST_PAGES ? deliveries.total - deliveries.rows.length : 0,
  };
});
