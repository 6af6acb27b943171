import type { DocumentAttachment } from "@/lib/board-document/attachment";
import type { DocumentComment, DocumentSubtask, DocumentTask } from "@/lib/board-document/task";

/** The task itself and its subtasks. */
export const tasksIn = ({ subtask_groups, ...task }: DocumentTask): DocumentSubtask[] => [
  task,
  ...subtask_groups.flatMap(({ subtasks }) => subtasks),
];

/** With the replies. */
export const commentsIn = (document: DocumentTask): Omit<DocumentComment, "replies">[] =>
  tasksIn(document).flatMap(({ comments }) => comments.flatMap((comment) => [comment, ...comment.replies]));

/** Of tasks and comments. */
export const filesIn = (document: DocumentTask): DocumentAttachment[] => [
  ...tasksIn(document).flatMap(({ attachments }) => attachments),
  ...commentsIn(document).flatMap(({ images }) => images),
];
