"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Check, Copy } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations("ui.copying");
  const [state, setState] = useState<"fresh" | "copied" | "failed">("fresh");
  const Icon = state === "copied" ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("failed"),
    );

  return (
    <>
      <Button kind="quiet" size="smallIcon" aria-label={label} onClick={copy}>
        <Icon aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
      <span role="status" className={state === "failed" ? "text-sm text-red-text" : "sr-only"}>
        {state === "copied" && t("done")}
        {state === "failed" && t("failed")}
      </span>
    </>
  );
}
