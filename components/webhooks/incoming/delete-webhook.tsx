"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { INCOMING } from "@/components/webhooks/webhook-tabs";
import { Button } from "@/components/ui/controls/button";
import { toast } from "@/components/ui/feedback/toasts";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { api } from "@/lib/api";

export function DeleteWebhook({ webhook: { id, name } }: { webhook: { id: number; name: string } }) {
  const t = useTranslations("webhooks.incoming.delete");
  const router = useRouter();

  async function remove() {
    await api("DELETE", `/boards/v2/webhooks/${id}`);
    toast(t("done", { name }));
    router.push(INCOMING);
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
