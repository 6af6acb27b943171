"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useTranslations } from "next-intl";
import { useCopyText } from "@/components/quick-entry/use-copy-text";
import { toast } from "@/components/ui/feedback/toasts";

/** Says when others remove the task whose cell is being edited. The text can still be copied. */
export function useRemovedText(field: RefObject<HTMLElement | null>, title: string, text: string) {
  const t = useTranslations("boardTable.cells");
  const actions = useTranslations("ui.actions");
  const copyText = useCopyText();
  const tell = useEffectEvent(() => {
    if (text === "") return toast(t("gone", { title }), "error");
    toast(t("goneWithText", { title, text }), "error", {
      action: { label: actions("copy"), onPress: () => void copyText(text) },
    });
  });
  useEffect(() => {
    const row = field.current?.closest("[data-task]");
    const rows = row?.closest("[role=rowgroup]");
    return () => {
      if (rows?.isConnected && !row?.isConnected) tell();
    };
  }, [field]);
}
