"use client";
import { Archive, ArrowRightLeft, CircleCheck, CopyPlus, Tag, Trash2, UserRound } from "lucide-react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Save } from "@/components/board-store/use-save";
import { AssigneesOfMany } from "@/components/board/many/assignees-of-many";
import { LabelsOfMany } from "@/components/board/many/labels-of-many";
import { manyActions } from "@/components/board/many/many-actions";
import { type BarAction, type BarProperty, ManyBar } from "@/components/board/many/many-bar";
import { dueOf, priorityOf, stageOf } from "@/components/board/many/shared-properties";
import { useTransfers } from "@/components/task/transfer/use-transfers";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface ManyProps {
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  tasks: readonly StoredTask[];
  saving: Save;
}

export interface ManyPanelProps extends ManyProps {
  close: () => void;
}

interface ActionBarProps extends ManyProps {
  allIds: readonly number[];
  /** Its dialogs stay open when nothing is selected any more. */
  isShown: boolean;
}

/** Changes all selected tasks of a board. */
export function ActionBar({ allIds, isShown, ...props }: ActionBarProps) {
  const { tasks } = props;
  const transfers = useTransfers(props);
  const { finish, archive, remove } = manyActions(props);
  const properties: BarProperty[] = [
    stageOf(props),
    { name: "assignees", key: "a", Icon: UserRound, panel: (close) => <AssigneesOfMany {...props} close={close} /> },
    { name: "labels", key: "l", Icon: Tag, panel: (close) => <LabelsOfMany {...props} close={close} /> },
    priorityOf(props),
    dueOf(props),
  ];
  const actions: BarAction[] = [
    { name: "done", keys: ".", Icon: CircleCheck, run: finish },
    { name: "duplicate", Icon: CopyPlus, run: () => transfers.askForMany(tasks, "duplicate") },
    { name: "transfer", Icon: ArrowRightLeft, run: () => transfers.askForMany(tasks, "move") },
    { name: "archive", keys: "Delete", Icon: Archive, run: archive },
    { name: "delete", Icon: Trash2, run: remove },
  ];
  return (
    <>
      {isShown && <ManyBar count={tasks.length} {...{ allIds, properties, actions }} />}
      {transfers.element}
    </>
  );
}
