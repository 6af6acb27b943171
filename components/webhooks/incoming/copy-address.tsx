"use client";
import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { copyText } from "@/components/ui/controls/copy-field";
import { toast } from "@/components/ui/feedback/toasts";

export function CopyAddress({ name, url }: { name: string; url: string }) {
  const t = useTranslations("webhooks.incoming.list");
  const copy = async () => ((await copyText(url)) ? toast(t("copied")) : toast(t("notCopied"), "error"));
  return (
    <Button
      kind="quiet"
      size="icon"
      aria-label={t("copy", { name })}
      title={t("copyAddress")}
      onClick={() => void copy()}
    >
      <Copy aria-hidden className="size-4" strokeWidth={1.5} />
    </Button>
  );
}
