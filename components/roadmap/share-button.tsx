"use client";
import { Check, Link, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { copyText } from "@/components/ui/controls/copy-field";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { toast } from "@/components/ui/feedback/toasts";

/** The device's own menu where it has one, otherwise the link is copied. Without script the link beside it is enough. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const t = useTranslations("share");
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  if (!isHydrated) return null;

  const hasMenu = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  const Icon = hasMenu ? Share2 : isCopied ? Check : Link;
  async function share() {
    if (hasMenu) return navigator.share({ url, title }).catch(ignoreCancelled);
    if (await copyText(url)) setCopied(true);
    else toast(t("failed"), "error");
  }
  return (
    <Button onClick={share}>
      <Icon aria-hidden className="size-4" strokeWidth={1.5} />
      <span aria-live="polite">{hasMenu ? t("share") : isCopied ? t("copied") : t("copy")}</span>
    </Button>
  );
}

/** Closing the menu is no failure. */
function ignoreCancelled(error: unknown) {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
