"use client";
import { useSyncExternalStore } from "react";
import type { CommentOrder } from "@/lib/comments/edits";

const KEY = "boards order of comments";
let chosen: CommentOrder | null = null;
const hearers = new Set<() => void>();

/** As this browser was told last; the newest first where nobody has said. */
export const useCommentOrder = (): CommentOrder => useSyncExternalStore(subscribe, remembered, () => "latest");

export function chooseCommentOrder(order: CommentOrder) {
  chosen = order;
  try {
    localStorage.setItem(KEY, order);
  } catch (error) {
    // A browser that keeps nothing for us forgets it with the page.
    console.error(error);
  }
  hearers.forEach((heard) => heard());
}

const remembered = (): CommentOrder => (chosen ??= kept());

function kept(): CommentOrder {
  try {
    return localStorage.getItem(KEY) === "oldest" ? "oldest" : "latest";
  } catch (error) {
    console.error(error);
    return "latest";
  }
}

function subscribe(heard: () => void) {
  hearers.add(heard);
  return () => void hearers.delete(heard);
}
