"use client";
import { useMemo, useState } from "react";
import { firstIdOf } from "@/components/board-store/edits/local-ids";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { useFilters } from "@/components/filters/use-filters";
import type { StageJson } from "@/lib/stages/present";

export type Adding = ReturnType<typeof useAdding>;

/** Whether a task is being added below the last row, and in which stage. */
export function useAdding({ newTasksOn: board, abilities }: Pick<BoardViewProps, "newTasksOn" | "abilities">) {
  const { filters } = useFilters();
  const [isOpen, setOpen] = useState(false);
  const stage = board ? stageFor(board.stages, filters.stages) : undefined;
  return { stage, mayAdd: abilities.edit && stage !== undefined, isOpen, setOpen };
}

/** The stage that is filtered for, else the first one whose tasks are open. */
function stageFor(stages: readonly StageJson[], filtered: readonly number[]): StageJson | undefined {
  const saved = stages.filter(({ id }) => id > 0);
  return (
    saved.find(({ id }) => filtered.includes(id)) ??
    saved.find(({ settings }) => settings.default_task_status === "open") ??
    saved[0]
  );
}

/** While tasks are being added, the new ones stay above the field. */
export function useAddedLast(tasks: readonly StoredTask[], isAdding: boolean): readonly StoredTask[] {
  const [known, setKnown] = useState<ReadonlySet<number> | null>(null);
  if (isAdding && !known) setKnown(new Set(tasks.map(({ id }) => firstIdOf(id))));
  if (!isAdding && known) setKnown(null);
  return useMemo(() => {
    const isAdded = ({ id }: StoredTask) => known !== null && firstIdOf(id) < 0 && !known.has(firstIdOf(id));
    const added = tasks.filter(isAdded);
    return added.length > 0 ? [...tasks.filter((task) => !isAdded(task)), ...added] : tasks;
  }, [tasks, known]);
}
