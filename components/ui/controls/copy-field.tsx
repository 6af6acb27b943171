"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Check, Copy } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

interface CopyFieldProps {
  label: string;
  value: string;
  button?: string;
}

/** A press into the field selects the text. */
export function CopyField({ label, value, button }: CopyFieldProps) {
  const t = useTranslations("ui.copying");
  const actions = useTranslations("ui.actions");
  const id = useId();
  const [state, setState] = useState<"fresh" | "copied" | "failed">("fresh");
  const Icon = state === "copied" ? Check : Copy;

  const copy = () => copyText(value).then((isCopied) => setState(isCopied ? "copied" : "failed"));

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={value}
          dir="ltr"
          onFocus={(event) => event.target.select()}
          className="h-9 min-w-0 flex-1 basis-64 rounded-sm border border-gray-7 bg-field px-3 font-mono text-gray-12 pointer-coarse:h-11"
        />
        <Button onClick={copy} className="min-w-24 max-sm:flex-1">
          <Icon aria-hidden className="size-4" strokeWidth={1.5} />
          {state === "copied" ? t("copied") : (button ?? actions("copy"))}
        </Button>
      </div>
      <p role="status" className="text-sm text-gray-11 empty:hidden">
        {state === "failed" && t("failed")}
        {state === "copied" && <span className="sr-only">{t("done")}</span>}
      </p>
    </div>
  );
}

/** @returns whether the browser allowed it; it may not without https */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
