"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { copyText } from "@/components/board/refused-task";
import { toast } from "@/components/ui/toasts";

/** What is written in a stage that somebody else takes off the board can still be copied. */
export function useRescue(field: RefObject<HTMLElement | null>, text: string) {
  const rescue = useEffectEvent(() => {
    if (text !== "") toast(`“${text}” is not created: its stage is gone`, "error", { action: { label: "Copy", onPress: () => void copyText(text) } });
  });
  useEffect(() => {
    const stage = field.current?.closest("[data-stage]");
    const board = stage?.parentElement;
    return () => {
      if (board?.isConnected && !stage?.isConnected) rescue();
    };
  }, [field]);
}
