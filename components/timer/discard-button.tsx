"use client";
import { useTranslations } from "next-intl";
import { timers } from "@/components/timer/timer-store";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";

export function DiscardButton({ onDone }: { onDone: () => void }) {
  const t = useTranslations("timer");
  return (
    <ConfirmDialog
      trigger={(ask) => (
        <Button kind="dangerQuiet" size="small" onClick={ask}>
          {t("discard")}
        </Button>
      )}
      title={t("discardTitle")}
      text={t("discardText")}
      confirm={t("discardConfirm")}
      onConfirm={async () => {
        await timers.discard();
        onDone();
      }}
    />
  );
}
