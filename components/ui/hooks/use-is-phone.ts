"use client";
import { useSyncExternalStore } from "react";

const phone = () => matchMedia("(width < 40rem)");

/** Narrower than where `sm:` begins. False on the server. */
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
