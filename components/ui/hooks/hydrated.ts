"use client";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False until hydration. A form that is submitted earlier would leave the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
