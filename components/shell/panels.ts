"use client";
import { useSyncExternalStore } from "react";

type Panel = "switcher" | "keys" | "notifications";

let openPanel: Panel | null = null;
const listeners = new Set<() => void>();

export function showPanel(panel: Panel | null) {
  openPanel = panel;
  listeners.forEach((listener) => listener());
}

export const useIsPanelOpen = (panel: Panel): boolean =>
  useSyncExternalStore(
    subscribe,
    () => openPanel === panel,
    () => false,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
