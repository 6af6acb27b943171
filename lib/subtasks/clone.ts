import "server-only";
import type { Board } from "@/generated/prisma/client";
import { type CopiedFile, copyFiles, recordFileCopies, TASK_IMAGES } from "@/lib/attachments/copy";
import { copyFieldValues } from "@/lib/custom-fields/transfer";
import { transaction, type Tx } from "@/lib/db";
import { copyLabels } from "@/lib/labels/transfer";
import { notifyAssigned } from "@/lib/notifications/assignment";
import { ownFields } from "@/lib/subtasks/copy";
import type { Subtask } from "@/lib/subtasks/find";
import { type LoadedTask, loadTaskById } from "@/lib/subtasks/load";
import { lockSubtask } from "@/lib/subtasks/lock";
import { recordNewSubtasks } from "@/lib/subtasks/parent";
import { placeInGroup } from "@/lib/subtasks/place";
import { copyAssignees, copyWatchers } from "@/lib/tasks/write/copy-people";
import { slugOfTask } from "@/lib/tasks/slug";
import type { CurrentUser } from "@/lib/users/current-user";

export const filesForClone = ({ id }: Subtask): Promise<CopiedFile[]> => copyFiles({ taskId: id }, [...TASK_IMAGES]);

/** Copies dates, people, labels and values, but no files or comments (compatibility.md, C68). */
export async function cloneSubtask(
  board: Board,
  found: Subtask,
  files: CopiedFile[],
  actor: CurrentUser,
): Promise<LoadedTask> {
  const cloneId = await transaction(async (tx) => {
    const source = await lockSubtask(tx, found);
    const clone = await insertClone(tx, source, actor);
    const copies = [{ from: source.id, to: clone.id }];
    await copyFieldValues(tx, copies);
    await copyLabels(tx, copies);
    await recordFileCopies(tx, files, copies, [], { createdById: actor.id });
    await recordNewSubtasks(tx, { id: source.parentId, boardId: board.id }, [clone.title], actor);
    await copyPeople(tx, board, copies, clone.id, actor);
    return clone.id;
  });
  return loadTaskById(board.id, cloneId, actor);
}

async function insertClone(tx: Tx, source: Subtask, actor: CurrentUser) {
  const { parentId, subtaskGroupId } = source;
  const title = `${source.title} (cloned)`;
  const { position } = await placeInGroup(tx, subtaskGroupId, await placeBehind(tx, source), null);
  return tx.task.create({
    data: {
      ...ownFields(source),
      parentId,
      subtaskGroupId,
      position,
      title,
      slug: slugOfTask(title),
      createdById: actor.id,
    },
  });
}

/** 1-based; null is the end, where an archived subtask would be restored. */
async function placeBehind(tx: Tx, { subtaskGroupId, position, archivedAt }: Subtask): Promise<number | null> {
  return archivedAt === null
    ? (await tx.task.count({ where: { subtaskGroupId, archivedAt: null, position: { lte: position } } })) + 1
    : null;
}

async function copyPeople(
  tx: Tx,
  { id: boardId }: Board,
  copies: { from: number; to: number }[],
  cloneId: number,
  actor: CurrentUser,
) {
  await copyAssignees(tx, boardId, copies);
  await copyWatchers(tx, boardId, copies);
  const assigned = await tx.taskAssignee.findMany({ where: { taskId: cloneId } });
  if (assigned.length > 0) await notifyAssigned(tx, actor, boardId, assigned);
}
