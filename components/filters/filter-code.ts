"use client";
import { use } from "react";

type FilterCode = typeof import("@/components/filters/filter-tasks");

let loading: Promise<FilterCode> | null = null;

/** Most visits of a board need no filter, so its code comes later. A failed load is repeated the next time. */
export function loadFilterCode(): Promise<FilterCode> {
  loading ??= import("@/components/filters/filter-tasks").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Waits for the code, also on the server, where a page with filters in its address shows only the tasks that match. */
export const useFilterCode = (isNeeded: boolean): FilterCode | null => (isNeeded ? use(loadFilterCode()) : null);
