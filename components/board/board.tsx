"use client";
import { BoardHeader } from "@/components/board/board-header";
import { Kanban } from "@/components/board/kanban";
import { TaskMenu } from "@/components/board/task-menu";
import { useBoard } from "@/components/board/use-board";
import { useOpenTask } from "@/components/board/use-open-task";
import { useSave } from "@/components/board/use-save";
import { useSync } from "@/components/board/use-sync";
import { useTaskActions } from "@/components/board/use-task-actions";
import { useTaskKeys } from "@/components/board/use-task-keys";
import { useNow } from "@/components/ui/use-now";
import { mayOn, type Viewer } from "@/lib/boards/may";
import type { TaskCardJson } from "@/lib/tasks/present";

interface BoardProps {
  boardId: number;
  viewer: Viewer;
  drawnAt: string;
}

export function Board({ boardId, viewer, drawnAt }: BoardProps) {
  const { board, shown, columns, loadMore } = useBoard(boardId);
  const { save } = useSave(boardId);
  const { connection } = useSync(boardId);
  const { openTask } = useOpenTask(boardId);
  const actions = useTaskActions({ columns, viewer, save });
  const clock = { now: useNow(drawnAt), timeZone: viewer.timeZone, locale: viewer.locale };
  const may = mayOn(board, viewer);
  useTaskKeys({ tasks: shown.tasks, canEdit: may.edit, actions, openTask });
  const taskMenu = (task: TaskCardJson) => (
    <TaskMenu task={task} stages={board.stages} me={viewer.id} canEdit={may.edit} isEndKnown={!shown.stages[task.stage_id ?? 0]?.end} actions={actions} onOpen={openTask} />
  );

  return (
    <div data-live={connection} className="flex h-[calc(100dvh-3rem)] flex-col">
      <BoardHeader board={board} may={may} connection={connection} save={save} />
      <Kanban board={board} windows={shown.stages} columns={columns} may={may} taskMenu={taskMenu} clock={clock} save={save} onMore={loadMore} onOpen={openTask} />
    </div>
  );
}
