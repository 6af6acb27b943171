"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { toast } from "@/components/ui/feedback/toasts";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { api } from "@/lib/api";

interface DeleteWebhookProps {
  name: string;
  /** Of the endpoint that deletes it. */
  path: string;
  list: string;
  words: "webhooks.incoming.delete" | "outgoingWebhooks.delete";
}

export function DeleteWebhook({ name, path, list, words }: DeleteWebhookProps) {
  const t = useTranslations(words);
  const router = useRouter();

  async function remove() {
    await api("DELETE", path);
    toast(t("done", { name }));
    router.push(list);
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
