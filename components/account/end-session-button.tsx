"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

export function EndSessionButton({ id, device }: { id: string; device: string }) {
  const t = useTranslations("account.sessions");
  const router = useRouter();
  const end = async () => {
    await api("DELETE", `/boards-app/v1/sessions/${id}`);
    toast(t("ended"));
    router.refresh();
  };

  return (
    <ConfirmDialog
      title={t("endTitle")}
      text={t("endText", { device })}
      confirm={t("endConfirm")}
      onConfirm={end}
      trigger={(ask) => (
        <Button kind="dangerQuiet" size="small" aria-label={t("endLabel", { device })} onClick={ask}>
          {t("end")}
        </Button>
      )}
    />
  );
}

export function EndOtherSessionsButton() {
  const t = useTranslations("account.sessions");
  const router = useRouter();
  const end = async () => {
    await api("DELETE", "/boards-app/v1/sessions");
    toast(t("endedOthers"));
    router.refresh();
  };

  return (
    <ConfirmDialog
      title={t("endOthersTitle")}
      text={t("endOthersText")}
      confirm={t("endOthers")}
      onConfirm={end}
      trigger={(ask) => (
        <Button size="small" onClick={ask}>
          {t("endOthers")}
        </Button>
      )}
    />
  );
}
