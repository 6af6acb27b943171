"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Check, Copy } from "lucide-react";
import { Button } from "@/components/ui/controls/button";
import { copyText } from "@/components/ui/controls/copy-field";

interface SnippetProps {
  text: string;
  label: string;
}

export function Snippet({ text, label }: SnippetProps) {
  const t = useTranslations("ui.copying");
  const actions = useTranslations("ui.actions");
  const [state, setState] = useState<"fresh" | "copied" | "failed">("fresh");
  const Icon = state === "copied" ? Check : Copy;
  const copy = () => copyText(text).then((isCopied) => setState(isCopied ? "copied" : "failed"));

  return (
    <div className="flex flex-col gap-1.5">
      <pre
        aria-label={label}
        dir="ltr"
        className="rounded-sm border border-gray-6 bg-gray-2 px-3 py-2.5 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" aria-label={`${actions("copy")}: ${label}`} onClick={copy}>
          <Icon aria-hidden className="size-4" strokeWidth={1.5} />
          {state === "copied" ? t("copied") : actions("copy")}
        </Button>
        <p role="status" className="text-sm text-gray-11 empty:hidden">
          {state === "failed" && t("failed")}
          {state === "copied" && <span className="sr-only">{t("done")}</span>}
        </p>
      </div>
    </div>
  );
}
