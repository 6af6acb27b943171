import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { type CopiedFile, copyFiles, recordFileCopies, TASK_IMAGES } from "@/lib/attachments/copy";
import { copyComments } from "@/lib/comments/copy";
import type { Copy } from "@/lib/copies/copy";
import { copyFieldValues } from "@/lib/custom-fields/transfer";
import type { Tx } from "@/lib/db";
import { copyLabels } from "@/lib/labels/transfer";
import { copyRepeatRule } from "@/lib/recurrence/transfer";
import { copyWatchers } from "@/lib/tasks/write/copy-people";
import { copyTimeTracks } from "@/lib/tasks/write/copy-time-tracks";

/** What a copy of a task takes along. */
export interface TaskParts {
  assignees: boolean;
  watchers: boolean;
  subtasks: boolean;
  labels: boolean;
  attachments: boolean;
  comments: boolean;
  timeTracks: boolean;
  customFields: boolean;
  repeatRule: boolean;
}

/** Of those of these tasks that are no subtasks. */
export function filesForCopies(
  where: Prisma.TaskWhereInput,
  { subtasks, attachments, comments }: TaskParts,
): Promise<CopiedFile[]> {
  const owners = [
    ...TASK_IMAGES,
    ...(attachments ? (["task"] as const) : []),
    ...(comments ? (["comment_image"] as const) : []),
  ];
  const own = { task: { ...where, parentId: null } };
  return copyFiles({ OR: [own, ...(subtasks ? [{ task: { parent: where, archivedAt: null } }] : [])] }, owners);
}

/** Everything of the originals but people and subtasks. */
export async function attachCopies(
  tx: Tx,
  copies: Copy[],
  { labels, customFields, watchers, timeTracks, repeatRule }: TaskParts,
  comments: Copy[],
  files: CopiedFile[],
  target: { boardId: number; createdById: number },
) {
  if (customFields) await copyFieldValues(tx, copies);
  if (labels) await copyLabels(tx, copies);
  if (watchers) await copyWatchers(tx, target.boardId, copies);
  if (timeTracks) await copyTimeTracks(tx, copies);
  if (repeatRule) await copyRepeatRule(tx, copies);
  await copyComments(tx, copies, comments);
  await recordFileCopies(tx, files, copies, comments, target);
}
