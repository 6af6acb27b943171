"use client";
import { useSyncExternalStore } from "react";
import { ApiError } from "@/lib/api";

export type ChangeCode = typeof import("@/components/board-store/sending/changing");

let loaded: ChangeCode | null = null;
const listeners = new Set<() => void>();

/** The first view of a board needs none of it. @throws ApiError, with status 0 when the code can't be loaded */
export async function loadChangeCode(): Promise<ChangeCode> {
  if (loaded) return loaded;
  try {
    // Loaded later, so it may be of a later layer.
    // oxlint-disable-next-line no-restricted-imports
    loaded = await import("@/components/board-store/sending/changing");
  } catch (cause) {
    throw Object.assign(new ApiError(0, "unreachable", ""), { cause });
  }
  for (const listener of listeners) listener();
  return loaded;
}

/** Right after the board can be used, so that nobody waits for it. A failed load is repeated when it is needed. */
export const preloadChangeCode = (): Promise<void> => loadChangeCode().then(() => undefined, console.error);

/** Null until it is loaded. Until then, edits wait and are not shown. */
export const useChangeCode = (): ChangeCode | null => useSyncExternalStore(subscribe, loadedNow, none);

const loadedNow = () => loaded;
const none = () => null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
