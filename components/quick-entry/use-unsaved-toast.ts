"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { copyText } from "@/components/quick-entry/rejected-draft";
import { toast } from "@/components/ui/feedback/toasts";

/** Text that is lost because others removed its stage or group can still be copied. */
export function useUnsavedToast(
  field: RefObject<HTMLElement | null>,
  text: string,
  place: keyof typeof PLACES = "stage",
) {
  const showUnsaved = useEffectEvent(() => {
    if (text !== "")
      toast(`“${text}” is not created: its ${place} is gone`, "error", {
        action: { label: "Copy", onPress: () => void copyText(text) },
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
