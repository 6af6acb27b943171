import type { ImportBatch } from "@/generated/prisma/client";
import type { DocumentBoard, DocumentTask } from "@/lib/board-document/document";
import { BOARD_PAGE } from "@/lib/imports/stage";
import type { WantedFile } from "@/lib/imports/write/files";

/** The files that the records of a page need. */
export function wantedFiles({ page, tasks }: Pick<ImportBatch, "page" | "tasks">): WantedFile[] {
  if (page === BOARD_PAGE) return backgroundOf(tasks as unknown as DocumentBoard);
  const all = (tasks as unknown as DocumentTask[]).flatMap((task) => [
    task,
    ...task.subtask_groups.flatMap(({ subtasks }) => subtasks),
  ]);
  const attachments = all.flatMap((task) => [
    ...task.attachments,
    ...task.comments.flatMap((comment) => [comment, ...comment.replies].flatMap(({ images }) => images)),
  ]);
  return attachments.flatMap(({ file, title }) => (file === null ? [] : [{ file, title }]));
}

function backgroundOf({ background }: DocumentBoard): WantedFile[] {
  return background?.file ? [{ file: background.file, title: background.file }] : [];
}
