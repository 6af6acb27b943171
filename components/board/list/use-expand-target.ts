"use client";
import { useEffect, useEffectEvent } from "react";
import { useDropGroup } from "@/components/drag/dragged";

/** In milliseconds. */
const DELAY = 600;

/** A closed group opens when a task is held over it, or at once when keys move a task into it. */
export function useExpandTarget(expand: (groupId: number) => void) {
  const hovered = useDropGroup("pointer");
  const entered = useDropGroup("keys");
  const onExpand = useEffectEvent(expand);
  useEffect(() => {
    if (hovered === null) return;
    const timer = setTimeout(() => onExpand(hovered), DELAY);
    return () => clearTimeout(timer);
  }, [hovered]);
  useEffect(() => {
    if (entered !== null) onExpand(entered);
  }, [entered]);
  return hovered;
}
