import type { EditResponse, FailedTask } from "@/components/board-store/edits";
import type { BulkAction, TasksEdit } from "@/components/board-store/edits/tasks-at-once";
import { assignServerId, requestKey, serverIdOf } from "@/components/board-store/edits/local-ids";
import { changeAll, currentTask, type EditOf, taskPath, tasksIn } from "@/components/board-store/sending/task-requests";
import { api, ApiError } from "@/lib/api";
import type { TaskJson } from "@/lib/tasks/present/task";

/** Copies a task, moves it to another board and back, or changes how it repeats. @throws ApiError */
export function sendTransferEdit(
  boardId: number,
  edit: EditOf<"copy-task" | "transfer-task" | "return-task" | "repeat-task">,
): Promise<EditResponse> {
  switch (edit.kind) {
    case "copy-task":
      return copyTask(boardId, edit);
    case "transfer-task":
      return transferTask(boardId, edit);
    case "return-task":
      return returnTask(boardId, edit);
    case "repeat-task":
      return repeatTask(boardId, edit);
  }
}

async function copyTask(
  boardId: number,
  { taskId, key, fromTemplate, draft }: EditOf<"copy-task">,
): Promise<EditResponse> {
  const { title, stageId, parts } = draft;
  const path = `${taskPath(boardId, taskId)}/${fromTemplate ? "task-create-from-template" : "clone-task"}`;
  const body = { title, board_id: boardId, stage_id: serverIdOf(stageId), ...parts };
  const response = tasksIn(await api("POST", path, body, requestKey("copy", key)));
  if (response.task) assignServerId(key, response.task.id);
  return response;
}

async function transferTask(boardId: number, edit: EditOf<"transfer-task">): Promise<EditResponse> {
  const place = edit.at === "start" && { newIndex: 1 };
  await api("PUT", `${taskPath(boardId, edit.taskId)}/move-task`, {
    ...{ newBoardId: edit.boardId, newStageId: edit.stageId },
    ...place,
  });
  return { removed: [serverIdOf(edit.taskId)] };
}

async function repeatTask(boardId: number, { taskId, body }: EditOf<"repeat-task">): Promise<EditResponse> {
  const path = taskPath(boardId, taskId);
  if (body) return tasksIn(await api("POST", `${path}/create-repeat-task`, body));
  await api("DELETE", `${path}/remove-repeat-task`);
  return currentTask(boardId, taskId);
}

const returnTask = (boardId: number, edit: EditOf<"return-task">): Promise<EditResponse> =>
  returnTasks(
    boardId,
    { action: "return_tasks", from_board_id: edit.transfer.boardId, target_stage_id: edit.stageId },
    [edit],
  );

type Returned = EditOf<"return-task">;
type Return = Extract<TasksEdit["change"], { action: "return_tasks" }>;

/** Moves tasks back from another board, and gives them the labels and assignees that they had here. @throws ApiError */
export async function returnTasks(
  boardId: number,
  { from_board_id, target_stage_id }: Return,
  edits: readonly Returned[],
  key?: string,
): Promise<EditResponse> {
  const move = { action: "move_tasks", target_stage_id, target_board_id: boardId } as const;
  const ids = edits.map(({ taskId }) => serverIdOf(taskId));
  const moved = await changeAll(from_board_id, ids, move, key);
  const back = new Map(moved.tasks.map((task) => [task.id, task]));
  const failed = [...moved.failed];
  for (const lost of [...lostLabels(edits, back), ...lostPeople(edits, back)]) {
    const given = await give(boardId, lost, key);
    failed.push(...given.failed);
    for (const task of given.tasks) back.set(task.id, task);
  }
  return { tasks: [...back.values()].filter(({ board_id }) => board_id === boardId), failed };
}

interface Lost {
  ids: number[];
  action: Extract<BulkAction, { action: "add_labels" | "assign_members" }>;
}

const lostLabels = (edits: readonly Returned[], back: ReadonlyMap<number, TaskJson>): Lost[] =>
  lostOf(edits, back, ({ labels }, task) => labels.filter((id) => !task.labels.some((label) => label.id === id))).map(
    ([id, ids]) => ({ ids, action: { action: "add_labels", label_ids: [id] } }),
  );

const lostPeople = (edits: readonly Returned[], back: ReadonlyMap<number, TaskJson>): Lost[] =>
  lostOf(edits, back, ({ people }, task) => people.filter((id) => !task.assignees.some(({ ID }) => ID === id))).map(
    ([id, ids]) => ({ ids, action: { action: "assign_members", user_ids: [id] } }),
  );

/** Which of the tasks that are back have lost each of them. */
function lostOf(
  edits: readonly Returned[],
  back: ReadonlyMap<number, TaskJson>,
  missing: (edit: Returned, task: TaskJson) => readonly number[],
): [id: number, taskIds: number[]][] {
  const pairs = edits.flatMap((edit) => {
    const task = back.get(serverIdOf(edit.taskId));
    return task ? missing(edit, task).map((id) => ({ id, taskId: task.id })) : [];
  });
  return [...Map.groupBy(pairs, ({ id }) => id)].map(([id, of]) => [id, of.map(({ taskId }) => taskId)]);
}

/** A label may be gone, and a person may have left the board. The tasks are back in any case. */
async function give(boardId: number, { ids, action }: Lost, key?: string) {
  const [id] = "label_ids" in action ? action.label_ids : action.user_ids;
  try {
    return await changeAll(boardId, ids, action, key && `${action.action} ${id} ${key}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    return { tasks: [], failed: ids.map((each): FailedTask => ({ id: each, title: null, error: error.message })) };
  }
}
