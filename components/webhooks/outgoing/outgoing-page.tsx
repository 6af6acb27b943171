import { Plus, Webhook } from "lucide-react";
import { useTranslations } from "next-intl";
import { HookRow } from "@/components/webhooks/outgoing/hook-row";
import type { HookView } from "@/components/webhooks/outgoing/view-model";
import { OUTGOING, WebhookTabs } from "@/components/webhooks/webhook-tabs";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Rows } from "@/components/ui/lists/rows";
import { Panel } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";

export function OutgoingPage({ hooks }: { hooks: readonly HookView[] }) {
  const t = useTranslations("outgoingWebhooks");
  const title = useTranslations("webhooks")("title");
  const icon = <Webhook aria-hidden className="size-5" strokeWidth={1.5} />;
  const create = (
    <LinkButton kind="primary" href={`${OUTGOING}/new`}>
      <Plus aria-hidden className="size-4" strokeWidth={1.5} />
      {t("new.button")}
    </LinkButton>
  );
  return (
    <>
      <RefreshOnFocus />
      <PageHeading actions={create}>{title}</PageHeading>
      <WebhookTabs current="outgoing" />
      <p className="mb-4 max-w-prose text-gray-11">{t("text")}</p>
      <Panel>
        {hooks.length > 0 ? (
          <Rows aria-label={t("list.label")}>
            {hooks.map((hook) => (
              <HookRow key={hook.id} hook={hook} />
            ))}
          </Rows>
        ) : (
          <EmptyState icon={icon} title={t("list.none")}>
            {t("list.noneText")}
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
