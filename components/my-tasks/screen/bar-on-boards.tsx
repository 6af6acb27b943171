"use client";
import { Archive, CircleCheck, Trash2 } from "lucide-react";
import { boardOf, type BoardsInView } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Save } from "@/components/board-store/use-save";
import { manyActions } from "@/components/board/many/many-actions";
import { type BarAction, ManyBar } from "@/components/board/many/many-bar";
import { dueOf, priorityOf, stageOf } from "@/components/board/many/shared-properties";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface BarOnBoardsProps {
  source: BoardsInView;
  viewer: Viewer;
  clock: ClockOnScreen;
  /** Those that may be edited. */
  tasks: readonly StoredTask[];
  allIds: readonly number[];
  saving: Save;
}

/** Changes all selected tasks, with one request for each of their boards. */
export function BarOnBoards({ source, allIds, ...props }: BarOnBoardsProps) {
  const { tasks } = props;
  const { finish, archive, remove } = manyActions(props);
  const [first, ...others] = tasks;
  const isOneBoard = first !== undefined && others.every(({ board_id }) => board_id === first.board_id);
  const actions: BarAction[] = [
    { name: "done", keys: ".", Icon: CircleCheck, run: finish },
    { name: "archive", keys: "Delete", Icon: Archive, run: archive },
    { name: "delete", Icon: Trash2, run: remove },
  ];
  return (
    <ManyBar
      count={tasks.length}
      allIds={allIds}
      properties={[
        ...(isOneBoard ? [stageOf({ ...props, board: boardOf(source, first) })] : []),
        priorityOf(props),
        dueOf(props),
      ]}
      actions={actions}
    />
  );
}
