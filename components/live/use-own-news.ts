"use client";
import { useLive } from "@/components/live/use-live";
import { ONESELF } from "@/lib/live/changes";

/** Calls back when one's own notifications may have changed, or when messages may have been missed. */
export function useOwnNews(onNews: () => void): void {
  useLive(ONESELF, { onChange: onNews, onOpen: onNews, onDrag: ignore, onEnded: ignore });
}

/** Nothing is dragged there, and it ends with the session only. */
const ignore = () => undefined;
