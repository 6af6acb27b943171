"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { Alert } from "@/components/ui/feedback/alert";
import { toast } from "@/components/ui/feedback/toasts";
import { useForm } from "@/components/ui/hooks/use-form";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { api } from "@/lib/api";

interface RenameWebhookProps {
  webhook: { id: number; name: string };
}

export function RenameWebhook({ webhook }: RenameWebhookProps) {
  const t = useTranslations("webhooks.incoming.rename");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("button")}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("title")} text={t("text")}>
        <RenameForm webhook={webhook} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RenameForm({ webhook, onClose }: RenameWebhookProps & { onClose: () => void }) {
  const t = useTranslations("webhooks.incoming.rename");
  const actions = useTranslations("ui.actions");
  const router = useRouter();
  const { form, errors, problem, ...state } = useForm(async ({ name = "" }) => {
    await api("PUT", `/boards/v2/webhooks/${webhook.id}`, { name });
    toast(t("done"));
    router.refresh();
    onClose();
  });
  return (
    <form {...form} className="mt-4 flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField
        name="name"
        label={t("name")}
        defaultValue={webhook.name}
        error={errors.name}
        required
        maxLength={191}
        autoComplete="off"
      />
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <SubmitButton state={state}>{t("button")}</SubmitButton>
      </DialogActions>
    </form>
  );
}
