"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { NewSecret } from "@/components/webhooks/outgoing/new-secret";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { api } from "@/lib/api";

export function HookSecret({ id }: { id: number }) {
  const t = useTranslations("outgoingWebhooks.secret");
  const [secret, setSecret] = useState("");

  async function replace() {
    const answer = await api<{ secret: string }>("POST", `/boards-app/v1/outgoing-webhooks/${id}/secret`);
    setSecret(answer.secret);
  }

  return (
    <div className="flex flex-col items-start gap-4 p-4 sm:p-5">
      {secret && <NewSecret secret={secret} />}
      <ConfirmDialog
        title={t("replaceTitle")}
        text={t("replaceText")}
        confirm={t("replace")}
        kind="primary"
        onConfirm={replace}
        trigger={(ask) => <Button onClick={ask}>{t("replace")}</Button>}
      />
    </div>
  );
}
