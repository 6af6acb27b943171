"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

export function RetryAll() {
  const t = useTranslations("emailLog.retryAll");
  const router = useRouter();

  async function retry() {
    const { count } = await api<{ count: number }>("POST", "/boards-app/v1/mails/retry");
    toast(t("queued", { count }));
    router.refresh();
  }

  return (
    <ConfirmDialog
      title={t("title")}
      text={t("text")}
      confirm={t("confirm")}
      kind="primary"
      onConfirm={retry}
      trigger={(ask) => <Button onClick={ask}>{t("button")}</Button>}
    />
  );
}
