"use client";
import { type RefObject, useState } from "react";
import { useOnNear } from "@/components/board/lanes/use-on-near";

/** Becomes true when the element comes near the view, and stays so. */
export function useNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useOnNear(ref, isNear ? null : 0, () => setNear(true));
  return isNear;
}
