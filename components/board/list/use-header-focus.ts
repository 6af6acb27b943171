"use client";
import { type RefObject, useCallback, useState } from "react";
import { flushSync } from "react-dom";

/** The header to which keys led last is drawn even out of view. */
export function useHeaderFocus(scroller: RefObject<HTMLElement | null>) {
  const [groupId, setGroupId] = useState<number | null>(null);
  const focus = useCallback(
    (id: number) => {
      flushSync(() => setGroupId(id));
      const header = scroller.current?.querySelector<HTMLElement>(`[data-stage="${id}"] [data-toggles]`);
      header?.focus({ preventScroll: true });
      header?.closest("[data-group-header]")?.scrollIntoView({ block: "nearest" });
    },
    [scroller],
  );
  return { groupId, focus };
}
