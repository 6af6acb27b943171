"use client";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { onTaskCreated } from "@/components/commands/created-tasks";
import type { LiveState } from "@/components/live/use-live";
import { MyTasksSync } from "@/components/my-tasks/store/sync";
import { useWatchedBoards } from "@/components/my-tasks/store/use-watched-boards";

/** As many as a stream may have, with the person's notifications. */
const MOST = 19;

interface Options {
  sync: MyTasksSync;
  tasks: LoadedTasks["tasks"];
  me: number;
  /** When the page was rendered. It is rendered again after a change of the tabs. */
  renderedAt: string;
}

export function useMyTasksSync(): MyTasksSync {
  const client = useQueryClient();
  const sync = useMemo(() => new MyTasksSync(client), [client]);
  useEffect(() => sync.stop, [sync]);
  return sync;
}

/** Keeps the tasks up to date. */
export function useLiveTasks({ sync, tasks, me, renderedAt }: Options): LiveState {
  useWhenRenderedAgain(renderedAt, sync.request);
  // On a board that is not watched yet.
  useEffect(() => onTaskCreated(sync.request), [sync]);
  const boardIds = useMemo(() => boardsWithMost(tasks), [tasks]);
  return useWatchedBoards({ boardIds, me, onChange: sync.request });
}

function useWhenRenderedAgain(renderedAt: string, act: () => void) {
  const first = useRef(renderedAt);
  const onRendered = useEffectEvent(act);
  useEffect(() => {
    if (first.current !== renderedAt) onRendered();
    first.current = renderedAt;
  }, [renderedAt]);
}

/** Ids of boards, in order. */
function boardsWithMost(tasks: LoadedTasks["tasks"]): number[] {
  const counts = new Map<number, number>();
  for (const { board_id } of Object.values(tasks)) counts.set(board_id, (counts.get(board_id) ?? 0) + 1);
  const ids = [...counts].sort(([one, count], [other, countOfOther]) => countOfOther - count || one - other);
  return ids
    .slice(0, MOST)
    .map(([id]) => id)
    .sort((one, other) => one - other);
}
