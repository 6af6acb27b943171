"use client";
import { useEffect } from "react";
import { useOwnNews } from "@/components/live/use-own-news";
import { unread } from "@/components/notifications/use-unread";

/** Keeps the number of what is unread as it is, on every page. */
export function UnreadNews({ drawn }: { drawn: number }) {
  useEffect(() => unread.adopt(drawn), [drawn]);
  useOwnNews(() => void unread.renew());
  return null;
}
