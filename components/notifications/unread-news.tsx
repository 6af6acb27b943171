"use client";
import { useEffect } from "react";
import { useOwnNews } from "@/components/live/use-own-news";
import { unread } from "@/components/notifications/use-unread";

export function UnreadUpdates({ initialCount }: { initialCount: number }) {
  useEffect(() => unread.reset(initialCount), [initialCount]);
  useOwnNews(() => void unread.refresh());
  return null;
}
