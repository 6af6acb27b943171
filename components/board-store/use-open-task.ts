"use client";
import { useMemo } from "react";
import { usePathname, useSearchParams } from "next/navigation";
import { pushAddress } from "@/components/ui/hooks/navigation";
import { taskPath } from "@/lib/tasks/path";

/** The task whose dialog is open: `/boards/1/tasks/2`, or `/boards/1?task=2` in links from elsewhere. */
export function useOpenTask(boardId: number) {
  const requested = /^\d+$/.exec(useSearchParams().get("task") ?? "")?.[0];
  const [, openId = requested] = /^\/boards\/\d+\/tasks\/(\d+)$/.exec(usePathname()) ?? [];
  const navigation = useMemo(() => navigationOn(boardId), [boardId]);
  return { openTaskId: openId ? Number(openId) : null, ...navigation };
}

const navigationOn = (boardId: number) => ({
  openTask: (taskId: number) => pushAddress(`${taskPath(boardId, taskId)}${searchOfView()}`),
  closeTask: () => pushAddress(boardAddress(boardId)),
});

/** The board with its view and filters. */
export const boardAddress = (boardId: number): string => `/boards/${boardId}${searchOfView()}`;

/** The view and its filters stay while a dialog is open. */
export function searchOfView(): string {
  const params = new URLSearchParams(location.search);
  for (const name of ["task", "comment"]) params.delete(name);
  return params.size > 0 ? `?${params}` : "";
}
