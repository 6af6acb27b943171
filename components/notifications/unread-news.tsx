"use client";
import { useEffect } from "react";
import { useOwnNews } from "@/components/live/use-own-news";
import { unread } from "@/components/notifications/use-unread";

export function UnreadNews({ drawn }: { drawn: number }) {
  useEffect(() => unread.adopt(drawn), [drawn]);
  useOwnNews(() => void unread.renew());
  return null;
}
