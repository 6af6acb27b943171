"use client";
import { useLive } from "@/components/live/use-live";
import { isOnlyOfTimer, PERSONAL_CHANNEL } from "@/lib/live/changes";

/** Calls back whenever one's own notifications may have changed: new, read here or elsewhere, or missed while there was no stream. */
export function useNotificationChanges(onChange: () => void): void {
  useLive(PERSONAL_CHANNEL, {
    onChange: (change) => !isOnlyOfTimer(change) && onChange(),
    onOpen: onChange,
    onDrag: ignore,
    onEnded: ignore,
  });
}

/** Nothing is dragged there, and it ends with the session only. */
const ignore = () => undefined;
