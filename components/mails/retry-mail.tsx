"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { MailView } from "@/components/mails/view-model";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

interface RetryMailProps {
  mail: Pick<MailView, "id" | "to" | "subject" | "mayHaveArrived">;
  size?: "small";
}

/** Asks for confirmation when the mail may have arrived already. */
export function RetryMail({ mail, size }: RetryMailProps) {
  const t = useTranslations("emailLog.retry");
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const isSent = useRef(false);
  const name = t("label", { subject: mail.subject });

  /** The button disappears together with the failed state. */
  const beside = () => place.current?.closest("tr")?.querySelector("a") ?? document.querySelector("h1");

  async function retry() {
    await api("POST", `/boards-app/v1/mails/${mail.id}/retry`);
    isSent.current = true;
    toast(t("queued"));
    router.refresh();
  }

  // Somebody else may have sent it meanwhile: the refreshed page shows its state.
  async function retryAtOnce() {
    setBusy(true);
    await retry().then(
      () => beside()?.focus(),
      (error: unknown) => {
        toast(errorMessage(error), "error");
        router.refresh();
      },
    );
    setBusy(false);
  }

  if (!mail.mayHaveArrived) {
    return (
      <span ref={place}>
        <Button size={size} aria-label={name} busy={busy} onClick={() => void retryAtOnce()}>
          {t("button")}
        </Button>
      </span>
    );
  }
  return (
    <ConfirmDialog
      title={t("title")}
      text={t.rich("text", { email: mail.to, address: (chunks) => <bdi>{chunks}</bdi> })}
      confirm={t("confirm")}
      kind="primary"
      onConfirm={retry}
      finalFocus={() => (isSent.current ? beside() : null)}
      trigger={(ask) => (
        <span ref={place}>
          <Button size={size} aria-label={name} onClick={ask}>
            {t("ask")}
          </Button>
        </span>
      )}
    />
  );
}
