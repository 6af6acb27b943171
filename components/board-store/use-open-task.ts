"use client";
import { useMemo } from "react";
import { usePathname, useSearchParams } from "next/navigation";
import { pushAddress } from "@/components/ui/hooks/address";
import { taskPath } from "@/lib/tasks/path";

/** Which task's dialog lies over the board, as its address says: `/boards/1/tasks/2`, or `/boards/1?task=2` for who comes from elsewhere. Opening one is a step in the browser's history. */
export function useOpenTask(boardId: number) {
  const requested = /^\d+$/.exec(useSearchParams().get("task") ?? "")?.[0];
  const [, openId = requested] = /^\/boards\/\d+\/tasks\/(\d+)$/.exec(usePathname()) ?? [];
  const navigation = useMemo(() => navigationOn(boardId), [boardId]);
  return { openTaskId: openId ? Number(openId) : null, ...navigation };
}

const navigationOn = (boardId: number) => ({
  /** With the part of the dialog that gets the focus: "assignees". */
  openTask: (taskId: number, part?: string) => pushAddress(`${taskPath(boardId, taskId)}${part ? `#${part}` : ""}`),
  closeTask: () => pushAddress(`/boards/${boardId}`),
});
