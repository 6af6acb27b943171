import { Webhook } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyAddress } from "@/components/webhooks/incoming/copy-address";
import { OutcomeBadge } from "@/components/webhooks/incoming/outcome-badge";
import type { WebhookView } from "@/components/webhooks/incoming/view-model";
import { INCOMING } from "@/components/webhooks/webhook-tabs";
import { Time } from "@/components/ui/brand/time";
import { TextLink } from "@/components/ui/controls/text-link";
import { Details, Row } from "@/components/ui/lists/rows";

export function WebhookRow({ webhook }: { webhook: WebhookView }) {
  const t = useTranslations("webhooks.incoming.list");
  const { id, name, url, board, stage, created, lastCall } = webhook;
  const details = [
    <bdi key="board">{board.title}</bdi>,
    <bdi key="stage">{stage?.title ?? t("firstStage")}</bdi>,
    <span key="created">{t.rich("created", { time: () => <Time {...created} /> })}</span>,
    lastCall ? (
      <span key="called">{t.rich("called", { time: () => <Time {...lastCall.at} /> })}</span>
    ) : (
      t("neverCalled")
    ),
  ];
  return (
    <Row
      icon={<Webhook aria-hidden className="size-4" strokeWidth={1.5} />}
      title={<TextLink href={`${INCOMING}/${id}`}>{name}</TextLink>}
      badge={lastCall && lastCall.status >= 400 && <OutcomeBadge status={lastCall.status} />}
      details={<Details>{details}</Details>}
      action={url ? <CopyAddress name={name} url={url} /> : undefined}
    />
  );
}
