"use client";
import { useCallback } from "react";
import { useTranslations } from "next-intl";
import { boardOf, type BoardsInView, mayEdit } from "@/components/board-store/board-in-view";
import type { LoadedTasks, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { useTaskActions } from "@/components/board-store/use-task-actions";
import { TaskMenuButton } from "@/components/board/card/task-menu-button";
import { useKeysOnTasks } from "@/components/board/views/use-keys-on-tasks";
import { useOfferedRows } from "@/components/my-tasks/screen/use-offered-rows";
import { useQuickEditOnBoards } from "@/components/my-tasks/screen/use-quick-edit-on-boards";
import { useSaving } from "@/components/my-tasks/screen/use-saving";
import type { MyTasksSync } from "@/components/my-tasks/store/sync";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { hasModule } from "@/lib/modules/on-screen";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface Options {
  source: BoardsInView;
  tasks: LoadedTasks["tasks"];
  viewer: Viewer;
  clock: ClockOnScreen;
  sync: MyTasksSync;
  onOpen: (taskId: number) => void;
}

/** How tasks are edited, each on its board. */
export function useEditing({ source, tasks, viewer, clock, sync, onOpen }: Options) {
  const t = useTranslations("myTasks");
  const saving = useSaving(sync.request);
  const stagesOf = (task: Pick<StoredTask, "board_id">) => boardOf(source, task).stages;
  const actions = useTaskActions({ columns: UNKNOWN, viewer, saving, stagesOf });
  const quickEdit = useQuickEditOnBoards({ tasks, viewer, clock, saving, onOpenChange: sync.hold });
  const keys = useKeysOnTasks({
    ...{ tasks, actions, quickEdit: quickEdit.edit },
    whyReadOnly: (task) => (mayEdit(source, task) ? null : t("readOnly", { board: boardOf(source, task).title })),
  });
  useShortcuts(keys);
  useOfferedRows({ source, tasks, viewer, clock, saving, actions });
  const taskMenu = useCallback(
    (task: StoredTask) => (
      <TaskMenuButton
        task={task}
        stages={boardOf(source, task).stages}
        me={viewer.id}
        canEdit={mayEdit(source, task)}
        hasTime={hasModule(viewer, "timeTracking", boardOf(source, task))}
        ends={NONE}
        actions={actions}
        onOpen={onOpen}
      />
    ),
    [source, viewer, actions, onOpen],
  );
  return { saving, actions, taskMenu, quickEdit: quickEdit.edit, popover: quickEdit.element };
}

/** Stages have more tasks than those of the person. */
const UNKNOWN: ReadonlyMap<number, never[]> = new Map();
const NONE = [] as const;
