"use client";
import { useSyncExternalStore } from "react";
import { stored } from "@/components/ui/stored";
import type { FeedOrder, FeedType } from "@/lib/activity/feed-edits";

const hearers = new Set<() => void>();

const order = remembered<FeedOrder>("boards order of comments", ["newest", "oldest"]);
const type = remembered<FeedType>("boards feed", ["comments", "all", "activities"]);

/** As this browser was told last; the newest first where nobody has said. */
export const useFeedOrder = (): FeedOrder => useSyncExternalStore(subscribe, order.chosen, order.first);
export const chooseFeedOrder = order.choose;

/** As this browser was told last; comments where nobody has said. */
export const useFeedType = (): FeedType => useSyncExternalStore(subscribe, type.chosen, type.first);
export const chooseFeedType = type.choose;

/** One of a few words, the first of them until somebody has chosen. */
function remembered<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  let known: Choice | null = null;

  return {
    first: (): Choice => choices[0],
    chosen: (): Choice => (known ??= choices.find((choice) => choice === stored(() => localStorage, (store) => store.getItem(key))) ?? choices[0]),
    choose(choice: Choice) {
      known = choice;
      stored(() => localStorage, (store) => store.setItem(key, choice));
      hearers.forEach((heard) => heard());
    },
  };
}

function subscribe(heard: () => void) {
  hearers.add(heard);
  return () => void hearers.delete(heard);
}
