"use client";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's page and until React listens to it. A form that is sent before would leave the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
