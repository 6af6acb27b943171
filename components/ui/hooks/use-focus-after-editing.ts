"use client";
import { useEffect, useEffectEvent, useRef } from "react";

/** @returns says whether the focus is to move once editing ends, as it does after a key press */
export function useFocusAfterEditing(isEditing: boolean, focus: () => void): (isWanted: boolean) => void {
  const movesFocus = useRef(false);
  const focusNow = useEffectEvent(focus);
  useEffect(() => {
    if (!isEditing && movesFocus.current) focusNow();
    movesFocus.current = false;
  }, [isEditing]);
  return (isWanted) => void (movesFocus.current = isWanted);
}
