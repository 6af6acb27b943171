"use client";
import { useTranslations } from "next-intl";
import { RequestButton } from "@/components/webhooks/outgoing/request-button";
import type { HookView } from "@/components/webhooks/outgoing/view-model";

export function SwitchHook({ hook: { id, isActive } }: { hook: Pick<HookView, "id" | "isActive"> }) {
  const t = useTranslations("outgoingWebhooks.one");
  return (
    <RequestButton
      method="PUT"
      path={`/boards/v2/outgoing-webhooks/${id}`}
      body={{ is_active: !isActive }}
      done={t(isActive ? "switchedOff" : "switchedOn")}
      kind={isActive ? "quiet" : "primary"}
    >
      {t(isActive ? "switchOff" : "switchOn")}
    </RequestButton>
  );
}
