"use client";
import { useLive } from "@/components/live/use-live";
import { PERSONAL_CHANNEL } from "@/lib/live/changes";

/** Calls back whenever one's own timer may have changed: here, on another device, or while there was no stream. */
export function useTimerChanges(onChange: () => void): void {
  useLive(PERSONAL_CHANNEL, {
    onChange: ({ what }) => what.includes("timer") && onChange(),
    onOpen: onChange,
    onDrag: ignore,
    onEnded: ignore,
  });
}

/** Nothing is dragged there, and it ends with the session only. */
const ignore = () => undefined;
