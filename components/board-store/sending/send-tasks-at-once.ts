import { boardPath } from "@/components/board-store/board-data";
import type { EditResponse, FailedTask } from "@/components/board-store/edits";
import { setProgress } from "@/components/board-store/edits/progress";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { BulkAction, TasksEdit } from "@/components/board-store/edits/tasks-at-once";
import { assignServerId, requestKey, serverIdOf } from "@/components/board-store/edits/local-ids";
import { returnTasks } from "@/components/board-store/sending/send-transfers";
import { deleteOnBoard } from "@/components/board-store/sending/delete-on-board";
import { changeAll } from "@/components/board-store/sending/task-requests";
import { api, ApiError } from "@/lib/api";
import type { TaskJson } from "@/lib/tasks/present/task";

/** How many tasks the server changes in one request. */
const AT_ONCE = 150;
const COPIED_AT_ONCE = 50;

interface ManyTasks {
  failed_tasks: FailedTask[];
  updatedTasks: TaskJson[];
}

/**
 * Changes many tasks. What was changed before a request is refused stays, and the tasks of that request have failed.
 *
 * @throws ApiError if nothing was changed, or the server can't be reached
 */
export async function sendTasksEdit(boardId: number, edit: TasksEdit): Promise<EditResponse> {
  const edits = edit.edits.filter((each) => each.kind !== "create-task");
  const size = edit.change.action === "copy_tasks" ? COPIED_AT_ONCE : AT_ONCE;
  const answers: EditResponse[] = [];
  try {
    for (let at = 0; at < edits.length; at += size) {
      if (edits.length > size) setProgress({ done: at, all: edits.length });
      answers.push(await sendPart(boardId, edit, edits.slice(at, at + size), at));
    }
  } finally {
    setProgress(null);
  }
  return joined(answers);
}

type EditOfTask = Exclude<TaskEdit, { kind: "create-task" }>;

async function sendPart(boardId: number, edit: TasksEdit, part: EditOfTask[], at: number): Promise<EditResponse> {
  const ids = part.map(({ taskId }) => serverIdOf(taskId));
  try {
    return await send(boardId, edit, part, ids, `${requestKey("tasks", edit.key)} from ${at}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || at === 0) throw error;
    return { failed: ids.map((id) => ({ id, title: null, error: error.message })) };
  }
}

function send(
  boardId: number,
  { change }: TasksEdit,
  part: EditOfTask[],
  ids: number[],
  key: string,
): Promise<EditResponse> {
  switch (change.action) {
    case "delete_tasks":
      return deleteTasks(boardId, ids);
    case "copy_tasks": {
      const { action: _, parts, ...body } = change;
      return copyTasks(boardId, part, { ...body, ...parts }, key);
    }
    case "return_tasks":
      return returnTasks(
        boardId,
        change,
        part.filter((each) => each.kind === "return-task"),
        key,
      );
    default:
      return changeTasks(boardId, ids, change, key);
  }
}

async function changeTasks(boardId: number, ids: number[], change: BulkAction, key: string): Promise<EditResponse> {
  const { tasks: changed, others, failed } = await changeAll(boardId, ids, change, key);
  const tasks = [...others, ...changed].filter(({ board_id }) => board_id === boardId);
  const removed = changed.filter(({ board_id }) => board_id !== boardId).map(({ id }) => id);
  return { tasks, removed, failed };
}

async function deleteTasks(boardId: number, ids: number[]): Promise<EditResponse> {
  const path = `${boardPath(boardId)}/bulk-delete-tasks`;
  const answer = await deleteOnBoard<ManyTasks>(boardPath(boardId), path, { task_ids: ids });
  return { tasks: answer?.updatedTasks ?? [], removed: ids, failed: answer?.failed_tasks ?? [] };
}

type CopyResponse = ManyTasks & { copies: { task_id: number; copy_id: number }[] };

async function copyTasks(
  boardId: number,
  edits: readonly EditOfTask[],
  body: Readonly<Record<string, string | number | boolean | null>>,
  key: string,
): Promise<EditResponse> {
  const path = `/boards-app/v1/boards/${boardId}/tasks/copies`;
  const ids = edits.map(({ taskId }) => serverIdOf(taskId));
  const response = await api<CopyResponse>("POST", path, { task_ids: ids, ...body }, key);
  const { updatedTasks: tasks, failed_tasks: failed } = response;
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const copies = response.copies.flatMap(({ task_id, copy_id }) => {
    const copy = byId.get(copy_id);
    return copy ? [[task_id, copy] as const] : [];
  });
  const copyOf = new Map(copies);
  for (const edit of edits) {
    const copy = copyOf.get(serverIdOf(edit.taskId));
    if (copy && edit.kind === "copy-task") assignServerId(edit.key, copy.id);
  }
  return { tasks, failed, copies: copyOf };
}

const joined = (answers: EditResponse[]): EditResponse => ({
  tasks: answers.flatMap(({ tasks = [] }) => tasks),
  removed: answers.flatMap(({ removed = [] }) => removed),
  failed: answers.flatMap(({ failed = [] }) => failed),
  copies: new Map(answers.flatMap(({ copies }) => [...(copies ?? [])])),
});
