import "server-only";
import type { Board, SubtaskGroup, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction, type Tx } from "@/lib/db";
import { chosenGroup } from "@/lib/subtasks/group";
import { type AddSubtask, type AddSubtasks, plainSubtask } from "@/lib/subtasks/inputs";
import { type LoadedTask, loadTasksByIds, loadTaskById } from "@/lib/subtasks/load";
import { lockWithGroup } from "@/lib/subtasks/lock";
import { recordNewSubtasks } from "@/lib/subtasks/parent";
import { othersInGroup, placeInGroup } from "@/lib/subtasks/place";
import { createUnderParent, insertTask } from "@/lib/tasks/write/create";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

/** Goes to the first group by default (compatibility.md, C63). */
export async function addSubtask(
  board: Board,
  found: Task,
  { groupId, isOnTop, subtask }: AddSubtask,
  actor: CurrentUser,
): Promise<LoadedTask> {
  return transaction(async (tx) => {
    const choice = groupId ?? "first";
    const [{ parent, group }, others] = await Promise.all([
      lockWithGroup(tx, found, choice),
      othersInGroup(tx, chosenGroup(found, choice), null),
    ]);
    const { position } = await placeInGroup(tx, group.id, others, isOnTop ? 1 : null);
    const place = { parentId: parent.id, subtaskGroupId: group.id, position };
    const { task } = await createUnderParent(tx, board, place, subtask, actor);
    return loadTaskById(board.id, task.id, actor);
  });
}

export interface AddedSubtasks extends LoadedTasks {
  group: SubtaskGroup;
}

/** Creates a group with subtasks from titles (compatibility.md, C63). */
export async function addSubtasks(
  board: Board,
  found: Task,
  { groupTitle, titles }: AddSubtasks,
  actor: CurrentUser,
): Promise<AddedSubtasks> {
  const { group, ids } = await transaction(async (tx) => {
    const { parent, group } = await lockWithGroup(tx, found, { newTitle: groupTitle });
    const ids = await insertSubtasks(tx, board, group, titles, actor);
    await recordActivity(tx, actor, {
      boardId: board.id,
      taskId: parent.id,
      event: "created subtask group",
      newValue: group.title,
    });
    await recordNewSubtasks(tx, parent, titles, actor);
    return { group, ids };
  });
  return { ...(await loadTasksByIds(board.id, ids, actor)), group };
}

async function insertSubtasks(
  tx: Tx,
  board: Board,
  { id: subtaskGroupId, taskId: parentId }: SubtaskGroup,
  titles: string[],
  actor: CurrentUser,
): Promise<number[]> {
  const tasks = titles.map((title, at) => {
    const place = { parentId, subtaskGroupId, position: String(at + 1) };
    return insertTask(tx, board, place, plainSubtask(title), actor);
  });
  return (await Promise.all(tasks)).map(({ id }) => id);
}
