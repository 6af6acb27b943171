"use client";
import { useCallback, useMemo, useState } from "react";
import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardInView, BoardsInView } from "@/components/board-store/board-in-view";
import { boardQuery } from "@/components/board-store/use-board";
import { useOfferedTasks } from "@/components/commands/use-offered-tasks";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface RowsToOffer extends Omit<Parameters<typeof useOfferedTasks>[0], "boardOf" | "prepare"> {
  source: BoardsInView;
}

/** Of checked rows on more boards, only people who are on tasks of the others are offered there. */
const MOST_READ = 10;

/** The rows in the command palette. The members of their boards are read when it opens. */
export function useOfferedRows({ source, tasks, ...offered }: RowsToOffer): void {
  const [boardIds, setBoardIds] = useState<readonly number[]>([]);
  const read = useQueries({ queries: boardIds.map(boardQuery), combine: boardsIn });
  const boards = useMemo(
    () => new Map<number, BoardInView>([...(source.boards ?? []), ...read.map((board) => [board.id, board] as const)]),
    [source.boards, read],
  );
  const boardOf = useCallback(({ board_id }: TaskCardJson) => boards.get(board_id) ?? null, [boards]);
  const prepare = useCallback(
    (taskIds: readonly number[]) => {
      const ids = new Set(taskIds.flatMap((id) => tasks[id]?.board_id ?? []));
      setBoardIds([...ids].slice(0, MOST_READ));
    },
    [tasks],
  );
  useOfferedTasks({ ...offered, tasks, boardOf, prepare });
}

const boardsIn = (results: readonly UseQueryResult<BoardJson>[]): BoardJson[] =>
  results.flatMap(({ data }) => data ?? []);
