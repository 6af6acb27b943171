"use client";
import { useMemo } from "react";
import { readTime, timeKey } from "@/components/board-store/board-data";
import { type LogEdit, isLogEdit, withLogEdit } from "@/components/board-store/edits/time-edits";
import { usePending } from "@/components/board-store/use-save";
import type { ShownTask } from "@/components/task/parts/use-task";
import { type Loading, useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import { timeOf } from "@/lib/time/of-task";
import type { TimeTrackJson } from "@/lib/time/present";

/** The time logs with pending edits, the newest first; undefined until they are loaded. */
export function useTimeTracks(task: ShownTask): Loading & { tracks: readonly TimeTrackJson[] | undefined } {
  const { id, board_id: boardId } = task;
  const pending = usePending(boardId);
  const edits = useMemo(
    () => pending.filter((edit): edit is LogEdit => isLogEdit(edit) && "taskId" in edit && edit.taskId === id),
    [pending, id],
  );
  const isEmpty = timeOf(task).logged === 0;
  const { data, ...loading } = useRetriedQuery({
    queryKey: timeKey(boardId, id),
    queryFn: () => readTime(boardId, id),
    // Whether the answer has a log that is being saved would not be known.
    enabled: !isEmpty && !edits.some(({ kind }) => kind === "log-time"),
  });
  const tracks = useMemo(() => {
    const known = isEmpty || edits.some(({ kind }) => kind === "log-time") ? (data ?? NONE) : data;
    return isEmpty ? NONE : known && edits.reduce(withLogEdit, known);
  }, [data, edits, isEmpty]);
  return { tracks, ...loading };
}

const NONE: readonly TimeTrackJson[] = [];
