"use client";
import { useSyncExternalStore } from "react";
import { withStorage } from "@/components/ui/hooks/with-storage";
import type { FeedOrder, FeedType } from "@/components/board-store/edits/feed-edits";

const listeners = new Set<() => void>();

const order = remembered<FeedOrder>("boards order of comments", ["newest", "oldest"]);
const type = remembered<FeedType>("boards feed", ["comments", "all", "activities"]);

/** Stored in this browser; newest first by default. */
export const useFeedOrder = (): FeedOrder => useSyncExternalStore(subscribe, order.chosen, order.first);
export const chooseFeedOrder = order.choose;

/** Stored in this browser; comments by default. */
export const useFeedType = (): FeedType => useSyncExternalStore(subscribe, type.chosen, type.first);
export const chooseFeedType = type.choose;

/** The first choice is the default. */
function remembered<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  let known: Choice | null = null;

  return {
    first: (): Choice => choices[0],
    chosen: (): Choice =>
      (known ??=
        choices.find(
          (choice) =>
            choice ===
            withStorage(
              () => localStorage,
              (store) => store.getItem(key),
            ),
        ) ?? choices[0]),
    choose(choice: Choice) {
      known = choice;
      withStorage(
        () => localStorage,
        (store) => store.setItem(key, choice),
      );
      listeners.forEach((listener) => listener());
    },
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
