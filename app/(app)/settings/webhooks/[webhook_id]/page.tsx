import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readWebhookPage } from "@/app/(app)/settings/webhooks/[webhook_id]/read-webhook-page";
import { SettingsPage } from "@/components/settings/settings-page";
import { WebhookPage } from "@/components/webhooks/incoming/webhook-page";
import { WebhooksForbidden } from "@/components/webhooks/webhooks-forbidden";

export async function generateMetadata({ params }: PageProps<"/settings/webhooks/[webhook_id]">): Promise<Metadata> {
  const page = await readWebhookPage((await params).webhook_id);
  const t = await getTranslations("webhooks");
  return { title: page ? page.shown.webhook.name : t("title") };
}

export default async function OneWebhookPage({ params }: PageProps<"/settings/webhooks/[webhook_id]">) {
  const page = await readWebhookPage((await params).webhook_id);
  if (!page) return <WebhooksForbidden />;

  return (
    <SettingsPage current="webhooks" hasRoadmaps={page.hasRoadmaps} canSeeMails={page.canSeeMails}>
      <WebhookPage {...page.shown} />
    </SettingsPage>
  );
}
