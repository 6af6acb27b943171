"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { HookView } from "@/components/webhooks/outgoing/view-model";
import { OUTGOING } from "@/components/webhooks/webhook-tabs";
import { Button } from "@/components/ui/controls/button";
import { toast } from "@/components/ui/feedback/toasts";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { api } from "@/lib/api";

export function DeleteHook({ hook: { id, name } }: { hook: Pick<HookView, "id" | "name"> }) {
  const t = useTranslations("outgoingWebhooks.delete");
  const router = useRouter();

  async function remove() {
    await api("DELETE", `/boards/v2/outgoing-webhooks/${id}`);
    toast(t("done", { name }));
    router.push(OUTGOING);
  }

  return (
    <ConfirmDialog
      title={t("title", { name })}
      text={t("text")}
      confirm={t("confirm")}
      onConfirm={remove}
      trigger={(ask) => (
        <Button kind="dangerQuiet" onClick={ask}>
          {t("button")}
        </Button>
      )}
    />
  );
}
