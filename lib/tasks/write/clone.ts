import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import type { CopiedFile } from "@/lib/attachments/copy";
import { reader, transaction } from "@/lib/db";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import type { ClonedParts, CloneTask } from "@/lib/tasks/write/clone-input";
import type { TaskParts } from "@/lib/tasks/write/copied-parts";
import { copyTask, filesForCopy } from "@/lib/tasks/write/copy-task";
import { isPro } from "@/lib/tier";
import type { CurrentUser } from "@/lib/users/current-user";

export const filesForClone = (found: Task, input: CloneTask): Promise<CopiedFile[]> =>
  filesForCopy(found, partsOf(input));

/** Copies a task to the top of a stage, with the requested relations (compatibility.md, C52). */
export async function cloneTask(
  board: Board,
  found: Task,
  input: CloneTask,
  files: CopiedFile[],
  actor: CurrentUser,
): Promise<ChangedTasks> {
  const { title, stageId } = input;
  const copy = { title, stageId, parts: partsOf(input), staysTemplate: true };
  const { copyId, renumbered } = await transaction((tx) => copyTask(tx, board, found, copy, files, actor));
  return loadChanged(reader(), board.id, actor.id, copyId, renumbered);
}

export const partsOf = ({ assignees, subtasks, labels, attachments, comments }: ClonedParts): TaskParts => ({
  ...{ assignees, labels, comments, customFields: true },
  ...{ subtasks: subtasks && isPro(), attachments: attachments && isPro() },
  ...{ watchers: false, timeTracks: false, repeatRule: false },
});
