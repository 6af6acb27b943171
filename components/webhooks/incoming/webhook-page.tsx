import { useTranslations } from "next-intl";
import { CallExamples } from "@/components/webhooks/incoming/call-examples";
import { CallList } from "@/components/webhooks/incoming/call-list";
import { DeleteWebhook } from "@/components/webhooks/delete-webhook";
import { FieldTable } from "@/components/webhooks/incoming/field-table";
import { NotInTier } from "@/components/webhooks/incoming/not-in-tier";
import { RenameWebhook } from "@/components/webhooks/incoming/rename-webhook";
import { TestWebhook } from "@/components/webhooks/incoming/test-webhook";
import type { CallView, WebhookView } from "@/components/webhooks/incoming/view-model";
import { WebhookFacts } from "@/components/webhooks/incoming/webhook-facts";
import { INCOMING } from "@/components/webhooks/webhook-tabs";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Section } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";

export interface WebhookPageProps {
  webhook: WebhookView;
  calls: readonly CallView[];
  isPro: boolean;
}

export function WebhookPage({ webhook, calls, isPro }: WebhookPageProps) {
  const t = useTranslations("webhooks.incoming");
  const { url } = webhook;
  return (
    <>
      <RefreshOnFocus />
      <PageHeading
        back={{ href: INCOMING, label: t("all") }}
        actions={
          <>
            <RenameWebhook webhook={webhook} />
            <DeleteWebhook
              name={webhook.name}
              path={`/boards/v2/webhooks/${webhook.id}`}
              list={INCOMING}
              words="webhooks.incoming.delete"
            />
          </>
        }
      >
        {webhook.name}
      </PageHeading>
      {!isPro && <NotInTier />}
      <div className="flex flex-col gap-8">
        <WebhookFacts webhook={webhook} />
        {url && (
          <Section id="test" title={t("test.title")}>
            <TestWebhook url={url} />
          </Section>
        )}
        <Section id="calls" title={t("calls.title")} text={t("calls.text")}>
          <CallList calls={calls} />
        </Section>
        {url && (
          <Section id="examples" title={t("examples.title")} text={t("examples.text")}>
            <CallExamples url={url} />
          </Section>
        )}
        <Section id="fields" title={t("fields.title")} text={t("fields.text")}>
          <FieldTable />
        </Section>
      </div>
    </>
  );
}
