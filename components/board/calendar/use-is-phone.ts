"use client";
import { useSyncExternalStore } from "react";

const phone = () => matchMedia("(width < 40rem)");

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone().matches,
    () => false,
  );

function subscribe(changed: () => void) {
  const query = phone();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
