"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useTranslations } from "next-intl";
import { useCopyText } from "@/components/quick-entry/use-copy-text";
import { toast } from "@/components/ui/feedback/toasts";

/** Text that is lost because others removed its stage or group can still be copied. */
export function useUnsavedToast(
  field: RefObject<HTMLElement | null>,
  text: string,
  place: keyof typeof PLACES = "stage",
) {
  const t = useTranslations("quickEntry.unsaved");
  const actions = useTranslations("ui.actions");
  const copyText = useCopyText();
  const showUnsaved = useEffectEvent(() => {
    if (text !== "")
      toast(t(place, { text }), "error", {
        action: { label: actions("copy"), onPress: () => void copyText(text) },
      });
  });
  useEffect(() => {
    const around = field.current?.closest(PLACES[place]);
    const whole = around?.parentElement;
    return () => {
      if (whole?.isConnected && !around?.isConnected) showUnsaved();
    };
  }, [field, place]);
}

const PLACES = { stage: "[data-stage]", group: "[data-subtask-group]" };
