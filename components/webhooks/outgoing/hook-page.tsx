import { useTranslations } from "next-intl";
import { DeleteWebhook } from "@/components/webhooks/delete-webhook";
import { DeliveryList } from "@/components/webhooks/outgoing/delivery-list";
import { EditHook } from "@/components/webhooks/outgoing/edit-hook";
import { HookSecret } from "@/components/webhooks/outgoing/hook-secret";
import { HookState } from "@/components/webhooks/outgoing/hook-state";
import { SwitchHook } from "@/components/webhooks/outgoing/switch-hook";
import { TestHook } from "@/components/webhooks/outgoing/test-hook";
import type { DeliveryView, HookView } from "@/components/webhooks/outgoing/view-model";
import { OUTGOING } from "@/components/webhooks/webhook-tabs";
import { Time } from "@/components/ui/brand/time";
import { Alert } from "@/components/ui/feedback/alert";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Section } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";

export interface HookPageProps {
  hook: HookView;
  deliveries: readonly DeliveryView[];
  paging: React.ReactNode;
}

export function HookPage({ hook, deliveries, paging }: HookPageProps) {
  const t = useTranslations("outgoingWebhooks");
  const { disabled } = hook;
  const isSending = deliveries.some(({ state, attempts }) => state === "waiting" && attempts === 0);
  return (
    <>
      <RefreshOnFocus />
      <RefreshWhile running={isSending} />
      <PageHeading
        back={{ href: OUTGOING, label: t("all") }}
        actions={
          <DeleteWebhook
            name={hook.name}
            path={`/boards/v2/outgoing-webhooks/${hook.id}`}
            list={OUTGOING}
            words="outgoingWebhooks.delete"
          />
        }
      >
        {hook.name}
      </PageHeading>
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-3">
          {disabled && (
            <Alert kind="error" title={t("one.failedTitle")}>
              {t.rich("one.failed", { time: () => <Time {...disabled} /> })}
            </Alert>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <HookState hook={hook} />
            <span className="text-gray-11">
              {hook.owner === null
                ? t("one.noOwner")
                : t.rich("one.owner", { name: hook.owner, bdi: (chunks) => <bdi>{chunks}</bdi> })}
            </span>
            {hook.waiting > 0 && <span className="text-gray-11">{t("one.waiting", { count: hook.waiting })}</span>}
            <SwitchHook hook={hook} />
          </div>
        </div>
        <Section id="deliveries" title={t("log.title")} text={t("log.text")} action={<TestHook id={hook.id} />}>
          <DeliveryList hookId={hook.id} deliveries={deliveries} />
          {paging}
        </Section>
        <Section id="settings" title={t("form.title")}>
          <EditHook hook={hook} />
        </Section>
        <Section id="signature" title={t("secret.title")} text={t("secret.text")}>
          <HookSecret id={hook.id} />
        </Section>
      </div>
    </>
  );
}
