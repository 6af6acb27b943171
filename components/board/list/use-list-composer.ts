"use client";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { Grouping } from "@/components/board/list/groups/groupings";

/** The field for a new task at the end of a group, until the tasks are grouped in another way. */
export function useListComposer(scroller: RefObject<HTMLElement | null>, grouping: Grouping) {
  const [opened, setOpened] = useState<{ grouping: Grouping; groupId: number } | null>(null);
  if (opened && opened.grouping !== grouping) setOpened(null);
  const groupId = opened?.groupId ?? null;

  /** The focus returns to the button that opened it, which is gone if the person may no longer add tasks. */
  function close() {
    const section = () => scroller.current?.querySelector(`[data-stage="${groupId}"]`);
    flushSync(() => setOpened(null));
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

  return {
    groupId,
    open: (id: number) => setOpened({ grouping, groupId: id }),
    /** Together with its group, whose header keeps the focus. */
    closeIn: (id: number) => id === groupId && setOpened(null),
    close,
    follow,
  };
}
