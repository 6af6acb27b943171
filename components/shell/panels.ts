"use client";
import { useSyncExternalStore } from "react";

type Panel = "switcher" | "keys" | "notifications";

let shown: Panel | null = null;
const listeners = new Set<() => void>();

export function showPanel(panel: Panel | null) {
  shown = panel;
  listeners.forEach((listener) => listener());
}

export const useIsShown = (panel: Panel): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown === panel,
    () => false,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
