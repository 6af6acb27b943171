"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import type { ListedMail } from "@/components/mails/listed";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";
import { api } from "@/lib/api";

interface RetryMailProps {
  mail: Pick<ListedMail, "id" | "to" | "subject" | "mayHaveArrived">;
  size?: "small";
}

/** Sends a mail once more. Of one that may have arrived it asks first. */
export function RetryMail({ mail, size }: RetryMailProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const name = `Try again: ${mail.subject}`;

  async function retry() {
    await api("POST", `/boards-app/v1/mails/${mail.id}/retry`);
    toast("The mail will be sent again");
    router.refresh();
  }

  // Somebody else may have sent it meanwhile: the page tells how it stands.
  async function retryAtOnce() {
    setBusy(true);
    await retry().catch((error: unknown) => {
      toast(problemOf(error), "error");
      router.refresh();
    });
    setBusy(false);
  }

  if (!mail.mayHaveArrived) {
    return (
      <Button size={size} aria-label={name} busy={busy} onClick={() => void retryAtOnce()}>
        Try again
      </Button>
    );
  }
  return (
    <ConfirmDialog
      title="Send this mail again?"
      text={
        <>
          It was handed over, and no answer came: <bdi>{mail.to}</bdi> may have it already and would get it twice.
        </>
      }
      confirm="Send it again"
      kind="primary"
      onConfirm={retry}
      trigger={(ask) => (
        <Button size={size} aria-label={name} onClick={ask}>
          Try again…
        </Button>
      )}
    />
  );
}
