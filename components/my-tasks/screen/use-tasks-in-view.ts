"use client";
import { useMemo } from "react";
import { useFiltered } from "@/components/board/views/use-filtered";
import { useBoardFilters } from "@/components/filters/use-board-filters";
import { tabMatcher } from "@/components/my-tasks/store/tab-tasks";
import type { TasksOnScreen } from "@/components/my-tasks/store/use-my-tasks";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { TaskType } from "@/lib/users/person-page/types";

interface Options {
  tab: TaskType;
  viewer: Viewer;
  clock: ClockOnScreen;
}

/** The tab's tasks that match the filters. */
export function useTasksInView({ source, shown, columns }: TasksOnScreen, { tab, viewer, clock }: Options) {
  const filtering = useBoardFilters();
  const filtered = useFiltered({ board: source.board, shown, columns }, { ...filtering, viewer, clock });
  const { id: me, startOfWeek } = viewer;
  const leaving = useMemo(() => {
    const belongs = tabMatcher(tab, me, { ...clock, startOfWeek });
    return Object.values(shown.tasks).filter((task) => !belongs(task));
  }, [shown.tasks, tab, me, clock, startOfWeek]);
  const kept = useMemo(
    () => (leaving.length > 0 ? new Set([...filtered.kept, ...leaving.map(({ id }) => id)]) : filtered.kept),
    [filtered.kept, leaving],
  );
  return { ...filtered, kept, filtering };
}
