"use client";
import { createContext, useContext, useState } from "react";
import { blockedIds } from "@/components/board-store/edits/blocking";
import { useDependencies } from "@/components/board-store/use-dependencies";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

/** The ids of the tasks that wait for others. A context, because a card renders again only for its own properties. */
export const BlockedTasks = createContext<ReadonlySet<number>>(new Set());

export const useIsBlocked = (taskId: number): boolean => useContext(BlockedTasks).has(taskId);

/** Of a board. The set stays the same while the same tasks wait. */
export function useBlockedTasks(
  boardId: number,
  viewer: { isPro: boolean },
  tasks: LoadedTasks["tasks"],
): ReadonlySet<number> {
  const now = blockedIds(useDependencies(boardId, viewer), tasks);
  const [known, setKnown] = useState(now);
  if (now.size === known.size && [...now].every((id) => known.has(id))) return known;
  setKnown(now);
  return now;
}
