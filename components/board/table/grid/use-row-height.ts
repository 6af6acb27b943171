"use client";
import { useSyncExternalStore } from "react";

const USUAL_HEIGHT = 36;
/** Of the classes of a row, `h-9` and `h-11`. */
const IN_REM = { fine: 2.25, coarse: 2.75 };

/** Larger where fingers press, and where people have larger texts. */
export const useRowHeight = (): number =>
  useSyncExternalStore(
    subscribe,
    () => heightFor(coarse().matches ? "coarse" : "fine"),
    () => USUAL_HEIGHT,
  );

const coarse = () => matchMedia("(pointer: coarse)");

const known: { fine?: number; coarse?: number } = {};

function heightFor(pointer: keyof typeof IN_REM): number {
  return (known[pointer] ??= IN_REM[pointer] * parseFloat(getComputedStyle(document.documentElement).fontSize));
}

function subscribe(changed: () => void) {
  const query = coarse();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
