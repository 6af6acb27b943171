"use client";
import { useEffect, useEffectEvent } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { TaskCard } from "@/components/board/task-card";
import { useHydrated } from "@/components/ui/hydrated";
import { Skeleton } from "@/components/ui/skeleton";
import type { ClockOnScreen } from "@/lib/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present";
import type { StageWindow } from "@/lib/tasks/shown";

interface TaskListProps {
  tasks: TaskCardJson[];
  window: StageWindow;
  scroller: React.RefObject<HTMLDivElement | null>;
  labelledBy: string;
  clock: ClockOnScreen;
  taskMenu: (task: TaskCardJson) => React.ReactNode;
  onMore: () => void;
  onOpen: (taskId: number) => void;
}

/** A card of two lines with its gap. */
const USUAL_HEIGHT = 76;
/** As tall as the server guesses a window to be. */
const FIRST_VIEW = { width: 288, height: 1000 };
/** So many cards before the last loaded one, more are asked for. */
const AHEAD = 20;

/**
 * Only the cards in sight are drawn. They stand in the flow between two spaces, so that the server's page needs no styles;
 * what is not loaded yet has its room already.
 */
export function TaskList({ tasks, window, scroller, labelledBy, clock, taskMenu, onMore, onOpen }: TaskListProps) {
  const count = window.end ? Math.max(window.total, tasks.length) : tasks.length;
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => tasks[index]?.id ?? `missing ${index}`,
    initialRect: FIRST_VIEW,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items.at(0), items.at(-1)];
  const isHydrated = useHydrated();
  const spaces = isHydrated ? { paddingTop: first?.start ?? 0, paddingBottom: virtualizer.getTotalSize() - (last?.end ?? 0) } : undefined;

  const loadMore = useEffectEvent(onMore);
  const needsMore = window.end !== null && (last?.index ?? 0) + AHEAD >= tasks.length;
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore, tasks.length]);

  return (
    <ol aria-labelledby={labelledBy} style={spaces}>
      {items.map(({ index, key }) => {
        const task = tasks[index];
        return (
          <li key={key} ref={virtualizer.measureElement} data-index={index} aria-setsize={count} aria-posinset={index + 1} className="pb-2">
            {task ? <TaskCard task={task} clock={clock} menu={taskMenu(task)} onOpen={onOpen} /> : <Skeleton className="h-17 rounded-md" />}
          </li>
        );
      })}
    </ol>
  );
}
