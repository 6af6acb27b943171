import { downloadName } from "@/lib/attachments/title";
import type { DocumentAttachment } from "@/lib/board-document/attachment";
import type { DocumentBoard } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import { isWebAddress } from "@/lib/http/input/types";
import { BOARD_PAGE } from "@/lib/imports/stage";

export interface WantedFile {
  /** What opens it: the `file` of its attachment, or its address. */
  name: string;
  title: string;
  isAddress: boolean;
}

/** The files that the records of a page need. */
export function wantedFiles({ page, tasks }: { page: number; tasks: unknown }): WantedFile[] {
  if (page === BOARD_PAGE) return backgroundOf(tasks as DocumentBoard);
  const all = (tasks as DocumentTask[]).flatMap((task) => [
    task,
    ...task.subtask_groups.flatMap(({ subtasks }) => subtasks),
  ]);
  const attachments = all.flatMap((task) => [
    ...task.attachments,
    ...task.comments.flatMap((comment) => [comment, ...comment.replies].flatMap(({ images }) => images)),
  ]);
  return attachments.flatMap(wantedFile);
}

/** Names of files need the ending of their type. */
function wantedFile({ file, url, title, type }: DocumentAttachment): WantedFile[] {
  const name = file ?? (url !== null && isFileAt(url, type) ? url : null);
  return name === null ? [] : [{ name, title: downloadName(title, type), isAddress: file === null }];
}

const isFileAt = (url: string, type: string): boolean => type !== "url" && isWebAddress(url);

function backgroundOf({ background }: DocumentBoard): WantedFile[] {
  return background?.file ? [{ name: background.file, title: background.file, isAddress: false }] : [];
}
