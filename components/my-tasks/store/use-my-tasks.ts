"use client";
import { useMemo, useState } from "react";
import { type Query, useQuery } from "@tanstack/react-query";
import { isTaskEdit } from "@/components/board-store/edit-areas";
import { byStage, type LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { withTaskEdits } from "@/components/board-store/edits/many-task-edits";
import { newColumnCache } from "@/components/board-store/use-board";
import { usePending } from "@/components/board-store/use-save";
import { boardsInView, peopleByBoard } from "@/components/my-tasks/store/boards";
import { type MyTasks, myTasksKey } from "@/components/my-tasks/store/my-tasks";
import type { MyTasksSync } from "@/components/my-tasks/store/sync";
import type { Viewer } from "@/lib/boards/abilities";
import type { TaskType } from "@/lib/users/person-page/types";

/** In milliseconds: tabs that were just read are not read again when they are shown. */
const FRESH = 5_000;

export type TasksOnScreen = ReturnType<typeof useMyTasks>;

interface Options {
  /** Of the board that stands for all. */
  title: string;
  viewer: Viewer;
  read: MyTasksSync["read"];
}

/** A tab's tasks with all pending edits, on the boards that they are on. */
export function useMyTasks(tab: TaskType, { title, viewer, read }: Options) {
  const { data, isError, refetch } = useQuery({
    queryKey: myTasksKey(tab),
    queryFn: () => read(tab),
    staleTime: (query: Query<MyTasks>) => (query.state.data?.loaded.isComplete ? FRESH : 0),
  });
  const { loaded = NOTHING, boards = NO_BOARDS } = data ?? {};
  const people = usePeople(loaded);
  const source = useMemo(() => boardsInView(boards, { title, people, viewer }), [boards, title, people, viewer]);
  const edits = usePending();
  const { stages } = source.board;
  const shown = useMemo(() => withTaskEdits(loaded, edits.filter(isTaskEdit), stages), [loaded, edits, stages]);
  const [reuseUnchanged] = useState(newColumnCache);
  const columns = useMemo(() => reuseUnchanged(byStage(shown)), [reuseUnchanged, shown]);
  const isComplete = shown.isComplete === true;
  return {
    ...{ source, shown, columns, isComplete },
    isEmpty: isComplete && Object.keys(shown.tasks).length === 0,
    left: data?.left ?? 0,
    counts: useLastCounts(data?.counts),
    loading: isComplete ? null : { hasFailed: isError, retry: () => void refetch() },
  };
}

const NO_BOARDS: MyTasks["boards"] = [];

/** Until the tab is read. */
const NOTHING: LoadedTasks = { tasks: {}, stages: {}, beyond: {}, newestId: 0, syncedAt: "", isStale: false };

/** The same map as long as it has the same people. */
function usePeople({ tasks }: LoadedTasks) {
  const people = useMemo(() => peopleByBoard(Object.values(tasks)), [tasks]);
  const [before, setBefore] = useState(people);
  const keyOf = (map: typeof people) =>
    JSON.stringify([...map].map(([boardId, users]) => [boardId, ...users.map(({ ID }) => ID).sort()]).sort());
  const isSame = people === before || keyOf(people) === keyOf(before);
  if (!isSame) setBefore(people);
  return isSame ? before : people;
}

/** While another tab is read. */
function useLastCounts(counts: MyTasks["counts"] | undefined) {
  const [last, setLast] = useState(counts);
  if (counts && counts !== last) setLast(counts);
  return counts ?? last;
}
