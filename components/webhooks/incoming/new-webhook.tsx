"use client";
import { useState } from "react";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { NewWebhookForm } from "@/components/webhooks/incoming/new-webhook-form";
import { Button } from "@/components/ui/controls/button";
import { Dialog } from "@/components/ui/overlays/dialog";

export function NewWebhook() {
  const t = useTranslations("webhooks.incoming.new");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        {t("button")}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("title")} text={t("text")}>
        <NewWebhookForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
