"use client";
import { useState } from "react";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useAlwaysRendered } from "@/components/drag/focus";
import { draggedNow } from "@/components/drag/dragged";
import { useLastFocused } from "@/components/board/drag/tab-stop";
import { TaskCard } from "@/components/board/card/task-card";
import { type Outcome, useLoadMore } from "@/components/ui/hooks/use-load-more";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { unloadedGapIn, indexWithGap } from "@/components/board/drag/unloaded-gap";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { StageWindow } from "@/components/board-store/edits/loaded-tasks";

interface TaskListProps {
  stageId: number;
  tasks: readonly TaskCardJson[];
  window: StageWindow;
  scroller: React.RefObject<HTMLDivElement | null>;
  labelledBy: string;
  clock: ClockOnScreen;
  canMove: boolean;
  howToId: string;
  taskMenu: (task: TaskCardJson) => React.ReactNode;
  onMore: () => Promise<Outcome>;
  onOpen: (taskId: number) => void;
}

const USUAL_HEIGHT = 76;
const COVER_HEIGHT = 135;
/** The server does not know the window height. */
const FIRST_VIEW = { width: 288, height: 1000 };
/** More cards are loaded this many before the last loaded one. */
const PREFETCH_DISTANCE = 20;

/**
 * Only visible cards are rendered, in the flow between two paddings, so that the server's HTML needs no styles.
 * Unloaded cards have placeholders.
 */
export function TaskList({ clock, canMove, howToId, taskMenu, onOpen, ...props }: TaskListProps) {
  const { tasks, window, labelledBy, onMore } = props;
  const gap = unloadedGapIn(tasks, window);
  const { virtualizer, count, taskAt, lastFocused } = useVirtualCards(props, gap);
  const items = virtualizer.getVirtualItems();
  const indexes = items.map(({ index }) => index);
  const tabStop = lastFocused < 0 ? firstSaved(indexes, virtualizer.range?.startIndex ?? 0, taskAt) : lastFocused;
  const [first, last] = [items.at(0), items.at(-1)];
  const isHydrated = useHydrated();
  const padding = isHydrated
    ? { paddingTop: first?.start ?? 0, paddingBottom: virtualizer.getTotalSize() - (last?.end ?? 0) }
    : undefined;

  useLoadMore(window.end !== null && (last?.index ?? 0) + PREFETCH_DISTANCE >= gap.at, window.end?.cursor, onMore);

  return (
    <ol aria-labelledby={labelledBy} style={padding}>
      {items.map(({ index, key, start }, at) => {
        const task = taskAt(index);
        // A card that is rendered out of sight is not next to the others.
        const offset = start - (items[at - 1]?.end ?? start);
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={isHydrated && offset > 0 ? { marginTop: offset } : undefined}
            className="pb-2"
          >
            {task ? (
              <TaskCard
                task={task}
                isTabStop={index === tabStop}
                clock={clock}
                canMove={canMove}
                howToId={howToId}
                menu={taskMenu}
                onOpen={onOpen}
              />
            ) : (
              <Skeleton className="h-17 rounded-md" />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function useVirtualCards(
  { stageId, tasks, scroller }: Pick<TaskListProps, "stageId" | "tasks" | "scroller">,
  gap: ReturnType<typeof unloadedGapIn>,
) {
  const count = tasks.length + gap.size;
  const taskAt = (index: number) =>
    index < gap.at ? tasks[index] : index < gap.at + gap.size ? undefined : tasks[index - gap.size];
  const indexOf = (taskId: number | null) => {
    const loadedIndex = tasks.findIndex(({ id }) => id === taskId);
    return indexWithGap(gap, loadedIndex);
  };
  const alwaysRendered = useAlwaysRendered(indexOf);
  const lastFocused = indexOf(useLastFocused(stageId));
  const [isScrolled, setScrolled] = useState(false);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => USUAL_HEIGHT + (taskAt(index)?.settings.cover.backgroundImage ? COVER_HEIGHT : 0),
    getItemKey: (index) => taskAt(index)?.id ?? `missing ${index}`,
    initialRect: FIRST_VIEW,
    overscan: 6,
    // Cards that others add above must not move what is being read; a new first card or a drop has to be seen.
    anchorTo: isScrolled && !draggedNow() ? "end" : "start",
    onChange: ({ scrollOffset }) => setScrolled((scrollOffset ?? 0) > 0),
    rangeExtractor: (range) => {
      const focused = lastFocused < 0 ? [] : [lastFocused];
      const indexes = new Set([...defaultRangeExtractor(range), ...alwaysRendered, ...focused]);
      return [...indexes].sort((one, other) => one - other);
    },
  });
  return { virtualizer, count, taskAt, lastFocused };
}

const firstSaved = (drawn: readonly number[], start: number, taskAt: (index: number) => TaskCardJson | undefined) =>
  drawn.find((index) => index >= start && (taskAt(index)?.id ?? 0) > 0);
