"use client";
import { useSyncExternalStore } from "react";

type Panel = "switcher" | "keys" | "notifications";

let shown: Panel | null = null;
const hearers = new Set<() => void>();

/** Opens one of the shell's dialogs, from wherever; null closes it. */
export function showPanel(panel: Panel | null) {
  shown = panel;
  hearers.forEach((heard) => heard());
}

export const useIsShown = (panel: Panel): boolean => useSyncExternalStore(subscribe, () => shown === panel, () => false);

function subscribe(heard: () => void) {
  hearers.add(heard);
  return () => void hearers.delete(heard);
}
