import { Webhook } from "lucide-react";
import { useTranslations } from "next-intl";
import { NewWebhook } from "@/components/webhooks/incoming/new-webhook";
import { NotInTier } from "@/components/webhooks/incoming/not-in-tier";
import type { WebhookView } from "@/components/webhooks/incoming/view-model";
import { WebhookRow } from "@/components/webhooks/incoming/webhook-row";
import { WebhookTabs } from "@/components/webhooks/webhook-tabs";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Rows } from "@/components/ui/lists/rows";
import { Panel } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";

interface WebhooksPageProps {
  webhooks: readonly WebhookView[];
  isPro: boolean;
}

export function WebhooksPage({ webhooks, isPro }: WebhooksPageProps) {
  const t = useTranslations("webhooks");
  const list = useTranslations("webhooks.incoming.list");
  const icon = <Webhook aria-hidden className="size-5" strokeWidth={1.5} />;
  return (
    <>
      <RefreshOnFocus />
      <PageHeading actions={<NewWebhook />}>{t("title")}</PageHeading>
      <WebhookTabs current="incoming" />
      {!isPro && <NotInTier />}
      <p className="mb-4 max-w-prose text-gray-11">{t("incoming.text")}</p>
      <Panel>
        {webhooks.length > 0 ? (
          <Rows aria-label={list("label")}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </Rows>
        ) : (
          <EmptyState icon={icon} title={list("none")}>
            {list("noneText")}
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
