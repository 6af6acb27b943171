"use client";
import { useMemo } from "react";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { BOARD_ORDER } from "@/components/board/list/groups/sorting";
import { useListGroups } from "@/components/board/list/use-list-groups";
import { hasDates } from "@/components/board/timeline/geometry/bar";
import { useChangedTasks } from "@/components/board/views/kept-tasks";
import type { BoardViewProps } from "@/components/board/views/view-props";
import type { CalendarOnScreen } from "@/components/filters/dates";

const BY_STAGE = { group: "stage", sort: BOARD_ORDER } as const;

/** The stages with their tasks. Tasks without dates may be hidden, except those that this person has just changed. */
export function useTimelineGroups(view: BoardViewProps, calendar: CalendarOnScreen, hidesUndated: boolean) {
  const { columns: all } = view;
  const changed = useChangedTasks();
  const columns = useMemo(
    () => (hidesUndated ? datedIn(all, new Set(changed.flatMap((id) => [id, serverIdOf(id)]))) : all),
    [all, hidesUndated, changed],
  );
  return useListGroups({ ...view, columns, layout: BY_STAGE, calendar });
}

const datedIn = (columns: BoardViewProps["columns"], changed: ReadonlySet<number>) =>
  new Map<number, StoredTask[]>(
    [...columns].map(([id, tasks]) => [id, tasks.filter((task) => hasDates(task) || changed.has(task.id))]),
  );
