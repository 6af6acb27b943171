"use client";
import { useState } from "react";
import { chooseFeedType, useFeedType } from "@/components/task/feed/feed-preferences";
import type { FeedType } from "@/components/board-store/edits/feed-edits";

/** The stored tab, except that a link to a comment and a new comment must be visible. */
export function useFeedTab(linkedId: number | null) {
  const remembered = useFeedType();
  const [here, setHere] = useState<FeedType | null>(null);
  const fallback: FeedType = linkedId !== null && remembered === "activities" ? "all" : remembered;
  const type = here ?? fallback;

  return {
    type,
    choose(chosen: FeedType) {
      setHere(chosen);
      chooseFeedType(chosen);
    },
    show: setHere,
    showComments: () => type === "activities" && setHere("all"),
  };
}

export const FEED_TYPES = ["comments", "all", "activities"] as const satisfies readonly FeedType[];
