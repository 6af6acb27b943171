"use client";
import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { LoadedTasks, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { boardQuery, useBoardWithEdits } from "@/components/board-store/use-board";
import {
  type QuickEdit,
  type QuickEditContext,
  useQuickEditRequests,
  useWhenTaken,
} from "@/components/board/quick-edit/use-quick-edit";
import type { SavingOnBoards } from "@/components/my-tasks/store/saving";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

interface Options extends Pick<QuickEditContext, "viewer" | "clock"> {
  tasks: LoadedTasks["tasks"];
  saving: SavingOnBoards;
  /** Whether a property is being edited. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The popover for a property of a task. It needs the members and labels of the task's board, which are read first. */
export function useQuickEditOnBoards({ tasks, saving, onOpenChange, ...context }: Options): {
  edit: QuickEdit;
  element: React.ReactNode;
} {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const { edit, opened } = useQuickEditRequests({ tasks, prepare });
  const isOpen = opened?.popover.isOpen === true;
  useEffect(() => onOpenChange(isOpen || isReading), [onOpenChange, isOpen, isReading]);

  function prepare({ board_id }: StoredTask) {
    setReading(true);
    const query = { ...boardQuery(board_id), staleTime: Infinity, retry: false, networkMode: "always" as const };
    return client.fetchQuery(query).finally(() => setReading(false));
  }

  return {
    edit,
    element: (
      <>
        {/* What is typed meanwhile must not run shortcuts. */}
        {isReading && <ShortcutLayer>{null}</ShortcutLayer>}
        {opened && <PopoverOnBoard key={opened.key} {...context} opened={opened} saving={saving} />}
      </>
    ),
  };
}

interface PopoverProps extends Pick<Options, "viewer" | "clock" | "saving"> {
  opened: NonNullable<ReturnType<typeof useQuickEditRequests>["opened"]>;
}

function PopoverOnBoard({ opened: { Popover, popover }, saving, ...context }: PopoverProps) {
  const { board_id } = popover.task ?? popover.last;
  const board = useBoardWithEdits(board_id);
  const mayEdit = board?.abilities.edit === true;
  useWhenTaken(mayEdit, popover.onClose);
  return (
    board && <Popover {...popover} {...context} board={board} mayEdit={mayEdit} saving={saving.onBoard(board_id)} />
  );
}
