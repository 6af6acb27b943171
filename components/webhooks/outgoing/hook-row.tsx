import { Webhook } from "lucide-react";
import { useTranslations } from "next-intl";
import { HookState } from "@/components/webhooks/outgoing/hook-state";
import type { HookView } from "@/components/webhooks/outgoing/view-model";
import { OUTGOING } from "@/components/webhooks/webhook-tabs";
import { TextLink } from "@/components/ui/controls/text-link";
import { Details, Row } from "@/components/ui/lists/rows";
import { HOOK_EVENT_NAMES } from "@/lib/webhooks/outgoing/events";

export function HookRow({ hook }: { hook: HookView }) {
  const t = useTranslations("outgoingWebhooks.list");
  const { id, name, url, boards, events } = hook;
  const details = [
    <bdi key="url" dir="ltr">
      {new URL(url).host}
    </bdi>,
    boards === null ? t("allBoards") : <bdi key="boards">{boardsText(boards) || t("noBoards")}</bdi>,
    events.length === HOOK_EVENT_NAMES.length ? t("allEvents") : t("events", { count: events.length }),
  ];
  return (
    <Row
      icon={<Webhook aria-hidden className="size-4" strokeWidth={1.5} />}
      title={<TextLink href={`${OUTGOING}/${id}`}>{name}</TextLink>}
      badge={<HookState hook={hook} />}
      details={<Details>{details}</Details>}
    />
  );
}

const FEW = 3;

const boardsText = (boards: readonly { title: string }[]) =>
  boards
    .slice(0, FEW)
    .map(({ title }) => title)
    .join(", ") + (boards.length > FEW ? " …" : "");
