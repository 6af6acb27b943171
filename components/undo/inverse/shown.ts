import { hashKey, type QueryKey } from "@tanstack/react-query";
import {
  attachmentsKey,
  boardKey,
  type BoardJson,
  feedKey,
  subtasksKey,
  taskKey,
  timeKey,
  type WholeTaskJson,
} from "@/components/board-store/board-data";
import type { BoardEdit } from "@/components/board-store/edits";
import { isAttachmentEdit, isCommentEdit, isSubtaskEdit, isTaskEdit } from "@/components/board-store/edit-areas";
import { type AnyComment, withCommentEdit } from "@/components/board-store/edits/comment-edits";
import { withAttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import { commentsIn, type FeedList } from "@/components/board-store/edits/feed-edits";
import { byStage, type StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { withTaskEdits } from "@/components/board-store/edits/many-task-edits";
import { openTaskWithEdit } from "@/components/board-store/edits/open-task-edit";
import { type SubtaskGroupView, withSubtaskEdit } from "@/components/board-store/edits/subtask-edits";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { Snapshot } from "@/components/board-store/history";
import { withBoardEdit } from "@/components/board-store/board-edits";
import { withServerIds } from "@/components/undo/inverse/server-ids";
import type { AttachmentJson } from "@/lib/attachments/present";
import type { TimeTrackJson } from "@/lib/time/present";

export type KnownTask = StoredTask;

/** What the screen shows of a board at one moment, as far as it is loaded. */
export type Shown = ReturnType<typeof shownIn>;

/** @param me who looks at it */
export function shownIn(boardId: number, snapshot: Snapshot, me: number) {
  const edits = snapshot.pending.map(withServerIds);
  const of = <Value>(key: QueryKey) => snapshot.data.get(hashKey(key)) as Value | undefined;
  const { board, loaded, forget } = newBoard(of(boardKey(boardId)), snapshot.tasks, edits);

  function task(id: number): KnownTask | null {
    const known =
      of<WholeTaskJson | null>(taskKey(boardId, id)) ??
      snapshot.tasks?.tasks[id] ??
      subtaskIn(snapshot.data, boardId, id);
    if (!known) return loaded()?.tasks[id] ?? null;
    const own = edits.filter((edit): edit is TaskEdit => isTaskEdit(edit) && "taskId" in edit && edit.taskId === id);
    return own.reduce<KnownTask | null>((now, edit) => openTaskWithEdit(now, edit, board()?.stages), known);
  }

  return {
    boardId,
    me,
    board,
    stage: (id: number) => board()?.stages.find((stage) => stage.id === id),
    task,
    /** In order. */
    tasksIn: (stageId: number): readonly KnownTask[] => byStage({ tasks: loaded()?.tasks ?? {} }).get(stageId) ?? [],
    isLoaded: (stageId: number): boolean => loaded()?.stages[stageId]?.end === null,
    allTasks: (): readonly KnownTask[] => Object.values(loaded()?.tasks ?? {}),
    ...newParts(boardId, snapshot.data, edits),
    apply(edit: BoardEdit): void {
      edits.push(withServerIds(edit));
      forget();
    },
  };
}

/** The board and its tasks, with the edits so far. */
function newBoard(stored: BoardJson | undefined, tasks: Snapshot["tasks"], edits: readonly BoardEdit[]) {
  let board: BoardJson | undefined;
  let loaded: typeof tasks;
  const boardNow = () => (board ??= stored && edits.reduce(withBoardEdit, stored));
  return {
    board: boardNow,
    loaded: () => (loaded ??= tasks && withTaskEdits(tasks, edits.filter(isTaskEdit), boardNow()?.stages)),
    forget: () => void ([board, loaded] = [undefined, undefined]),
  };
}

/** What only the dialog of a task shows. */
function newParts(boardId: number, data: Snapshot["data"], edits: readonly BoardEdit[]) {
  const of = <Value>(key: QueryKey) => data.get(hashKey(key)) as Value | undefined;
  const ofTask = (taskId: number) => (edit: { taskId: number }) => edit.taskId === taskId;
  return {
    subtasks(taskId: number): readonly SubtaskGroupView[] | undefined {
      const groups = of<readonly SubtaskGroupView[]>(subtasksKey(boardId, taskId));
      return groups && edits.filter(isSubtaskEdit).filter(ofTask(taskId)).reduce(withSubtaskEdit, groups);
    },
    attachment(taskId: number, id: number): AttachmentJson | undefined {
      const files = of<AttachmentJson[]>(attachmentsKey(boardId, taskId));
      const now = files && edits.filter(isAttachmentEdit).filter(ofTask(taskId)).reduce(withAttachmentEdit, files);
      return now?.find((each) => each.id === id);
    },
    /** In one of the lists of the task's feed. */
    comment(taskId: number, id: number): AnyComment | undefined {
      const start = hashKey(feedKey(boardId, taskId)).slice(0, -1);
      const own = edits.filter(isCommentEdit).filter(ofTask(taskId));
      return [...data]
        .flatMap(([hash, list]) => (hash.startsWith(start) && list ? [list as FeedList] : []))
        .flatMap((list) => commentsIn(own.reduce(withCommentEdit, list)))
        .flatMap((comment): AnyComment[] => [comment, ...comment.replies])
        .find((comment) => comment.id === id);
    },
    track: (taskId: number, id: number) =>
      of<readonly TimeTrackJson[]>(timeKey(boardId, taskId))?.find((each) => each.id === id),
  };
}

function subtaskIn(data: Snapshot["data"], boardId: number, id: number): KnownTask | null {
  const start = `["board",${boardId},"task",`;
  for (const [hash, groups] of data) {
    if (!hash.startsWith(start) || !hash.endsWith(`,"subtasks"]`)) continue;
    const found = (groups as SubtaskGroupView[] | undefined)
      ?.flatMap(({ subtasks }) => subtasks)
      .find((each) => each.id === id);
    if (found) return found;
  }
  return null;
}
