"use client";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

export function RetryAll() {
  const router = useRouter();

  async function retry() {
    const { count } = await api<{ count: number }>("POST", "/boards-app/v1/mails/retry");
    toast(
      count === 0
        ? "There was no mail to send again"
        : count === 1
          ? "One mail will be sent again"
          : `${count} mails will be sent again`,
    );
    router.refresh();
  }

  return (
    <ConfirmDialog
      title="Try all mails again?"
      text="All that failed or were given up. Those that may have arrived are left to you, one by one."
      confirm="Try all again"
      kind="primary"
      onConfirm={retry}
      trigger={(ask) => <Button onClick={ask}>Try all again…</Button>}
    />
  );
}
