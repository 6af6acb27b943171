import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { type CopiedFile, copyFiles, recordFileCopies, TASK_IMAGES } from "@/lib/attachments/copy";
import { copyFieldValues } from "@/lib/custom-fields/transfer";
import { insertInto, nextId } from "@/lib/database/record";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { copyLabels } from "@/lib/labels/transfer";
import { notifyAssigned } from "@/lib/notifications/assignment";
import type { TaskPerson } from "@/lib/notifications/record";
import { ownColumns } from "@/lib/subtasks/copy";
import type { Subtask } from "@/lib/subtasks/find";
import { type LoadedTask, loadTaskById } from "@/lib/subtasks/load";
import { groupOfSubtask } from "@/lib/subtasks/group";
import { lockSubtask } from "@/lib/subtasks/lock";
import { recordNewSubtasks } from "@/lib/subtasks/parent";
import { othersInGroup, type PlaceInGroup, placeInGroup } from "@/lib/subtasks/place";
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
  return transaction(async (tx) => {
    const [source, siblings, id] = await Promise.all([
      lockSubtask(tx, found),
      othersInGroup(tx, groupOfSubtask(found.id), null),
      nextId(tx, "task"),
    ]);
    const clone = await insertClone(tx, id, source, siblings, actor);
    const copies = [{ from: source.id, to: clone.id }];
    await copyFieldValues(tx, copies);
    await copyLabels(tx, copies);
    await recordFileCopies(tx, files, copies, [], { createdById: actor.id });
    await recordNewSubtasks(tx, { id: source.parentId, boardId: board.id }, [clone.title], actor);
    await copyPeople(tx, board, copies, clone.id, actor);
    return loadTaskById(board.id, clone.id, actor);
  });
}

async function insertClone(tx: Tx, id: number, source: Subtask, siblings: PlaceInGroup[], actor: CurrentUser) {
  const { parentId, subtaskGroupId } = source;
  const title = `${source.title} (cloned)`;
  const { position } = await placeInGroup(tx, subtaskGroupId, siblings, placeBehind(source, siblings));
  const now = new Date();
  const place = { id, parentId, subtaskGroupId, position, title, slug: slugOfTask(title) };
  const authorship = { createdById: actor.id, createdAt: now, updatedAt: now };
  await sendAlong(tx, insertInto("task", { ...ownColumns(source), ...place, ...authorship }));
  return { id, title };
}

/** 1-based; null is the end, where an archived subtask would be restored. */
function placeBehind({ id, archivedAt }: Subtask, siblings: PlaceInGroup[]): number | null {
  return archivedAt === null ? siblings.findIndex((sibling) => sibling.id === id) + 2 : null;
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
  const assigned = await rowsOf<TaskPerson>(
    tx,
    Prisma.sql`SELECT task_id AS "taskId", user_id AS "userId" FROM task_assignee WHERE task_id = ${cloneId}`,
  );
  if (assigned.length > 0) await notifyAssigned(tx, actor, boardId, assigned);
}
