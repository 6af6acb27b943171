"use client";
import { useSyncExternalStore } from "react";

/** `search` and `commands` are the two ways to open the palette. */
export type Panel = "search" | "commands" | "create" | "keys" | "notifications";

let openPanel: Panel | null = null;
const listeners = new Set<() => void>();

export function showPanel(panel: Panel | null) {
  openPanel = panel;
  listeners.forEach((listener) => listener());
}

export const useOpenPanel = (): Panel | null =>
  useSyncExternalStore(
    subscribe,
    () => openPanel,
    () => null,
  );

export const useIsPanelOpen = (panel: Panel): boolean => useOpenPanel() === panel;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
