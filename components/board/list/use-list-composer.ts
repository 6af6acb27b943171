"use client";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";

/** The field for a new task at the end of a group. */
export function useListComposer(scroller: RefObject<HTMLElement | null>) {
  const [groupId, setGroupId] = useState<number | null>(null);

  /** The focus returns to the button that opened it, which is gone if the person may no longer add tasks. */
  function close() {
    const section = () => scroller.current?.querySelector(`[data-stage="${groupId}"]`);
    flushSync(() => setGroupId(null));
    const next =
      section()?.querySelector<HTMLElement>("[data-new-task=end]") ??
      section()?.querySelector<HTMLElement>("[data-toggles]") ??
      document.getElementById("content");
    next?.focus();
  }

  /** The next title is typed below the new task. */
  function follow() {
    requestAnimationFrame(() => {
      const field = scroller.current?.querySelector(`[data-stage="${groupId}"] textarea`);
      field?.closest("[data-item]")?.scrollIntoView({ block: "nearest" });
    });
  }

  return { groupId, open: setGroupId, close, follow };
}
