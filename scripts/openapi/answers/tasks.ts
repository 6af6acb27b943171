import { z } from "zod";
import type { ReactionJson } from "@/lib/reactions/present";
import type { Page as StagePageJson } from "@/lib/tasks/read/pages";
import {
  type Answers,
  BOARD,
  TASK,
  OWN_BOARD,
  changedTask,
  done,
  justDone,
  pageOf,
  Pagination,
} from "@/scripts/openapi/answers/shapes";
import { Activity, ActivityInFeed, CommentInFeed } from "@/scripts/openapi/records/activity";
import { Label } from "@/scripts/openapi/records/boards";
import { Person, roleTitle } from "@/scripts/openapi/records/people";
import { count, extended, flag, id, PlainTime, record, text } from "@/scripts/openapi/records/record";
import {
  ArchivedTask,
  Attachment,
  Comment,
  FailedTask,
  GroupedSubtasks,
  Picture,
  RelatedTask,
  SubtaskGroup,
  Task,
  TaskCard,
  TaskInContext,
  WholeTask,
} from "@/scripts/openapi/records/tasks";

export const StagePage = record<StagePageJson>()(
  "StagePage",
  z.object({
    stage_id: id,
    total_count: count.optional(),
    limit: count,
    direction: z.enum(["next", "prev"]),
    cursor: z.number().nullable().describe("A position."),
    has_more: flag,
    has_more_before: flag,
    has_more_after: flag,
    start_cursor: z.number().nullable(),
    end_cursor: z.number().nullable(),
  }),
);

const Reaction = record<ReactionJson>()(
  "Reaction",
  z.object({
    comment_id: id,
    emoji: text,
    count,
    is_mine: flag,
    names: z.array(text).describe("Of the first 20 people."),
  }),
);
const reactions = z.object({ reactions: z.array(Reaction) });

const failedTasks = z.array(FailedTask);
const doneToMany = { failed_count: count, failed_tasks: failedTasks, updatedTasks: z.array(Task) };
const dependency = z.object({ predecessor_id: id, successor_id: id, is_blocking: z.boolean() });
const listedActivity = z.object({ activities: pageOf("ActivityPage", Activity) });
const archivedTasks = z.object({ tasks: pageOf("ArchivedTaskPage", ArchivedTask) });

export const compactTasks = z.object({
  count,
  columns: z.record(text, z.array(z.unknown())),
  people: z.array(extended(Person, { role: roleTitle })),
  labels: z.array(Label),
  dependent_task_ids: z.array(id),
  stage_ids: z.array(id),
  newest_task_id: count,
});

export const TASK_ANSWERS: Answers = {
  [`GET ${BOARD}/tasks`]: z.object({ tasks: z.array(Task), synced_at: PlainTime }),
  [`POST ${BOARD}/tasks`]: changedTask,
  [`GET ${BOARD}/tasks/by-stage`]: z.object({
    tasks: z.array(TaskCard),
    pagination_by_stage: z.record(text, StagePage),
    newest_task_id: count,
    synced_at: PlainTime,
  }),
  [`GET ${OWN_BOARD}/tasks`]: compactTasks.extend({ synced_at: PlainTime }),
  [`GET ${BOARD}/tasks/stage-page`]: z.object({
    tasks: z.array(TaskCard),
    pagination: StagePage,
    synced_at: PlainTime,
  }),
  [`GET ${BOARD}/tasks/filtered`]: z.object({ tasks: z.array(TaskCard) }),
  [`GET ${BOARD}/tasks/table`]: z.object({ items: z.array(Task), pagination: Pagination }),
  [`GET ${TASK}`]: z.object({ task: WholeTask }),
  [`PUT ${TASK}`]: changedTask,
  [`DELETE ${TASK}`]: done({ updatedTasks: z.array(Task) }),
  [`PUT ${TASK}/move-task`]: done({
    task: TaskInContext,
    updatedTasks: z.array(Task),
    last_updated: PlainTime,
  }),
  [`PUT ${TASK}/pin`]: changedTask,
  [`GET ${BOARD}/archived-tasks`]: archivedTasks,

  [`GET ${TASK}/subtasks`]: z.object({ subtaskGroups: z.array(GroupedSubtasks) }),
  [`POST ${TASK}/subtasks`]: done({ subtask: Task }),
  [`POST ${TASK}/subtask-group`]: done({ subtaskGroup: SubtaskGroup }),
  [`PUT ${TASK}/subtask-group`]: done({ subtaskGroup: SubtaskGroup }),
  [`DELETE ${TASK}/subtask-group`]: justDone,
  [`PUT ${OWN_BOARD}/tasks/{task_id}/subtask-groups/{group_id}/place`]: done({
    subtaskGroups: z.array(SubtaskGroup),
  }),
  [`POST ${TASK}/subtasks/bulk`]: done({
    group: SubtaskGroup,
    subtasks: z.array(Task),
  }),
  [`POST ${TASK}/move-subtask`]: done({
    subtask: z.union([Task, z.array(Task), z.null()]),
  }),
  [`PUT ${BOARD}/tasks/update-subtask-position/{subtask_id}`]: z.object({
    changedSubtasks: z.array(Task),
  }),
  [`POST ${TASK}/clone-subtask`]: done({ subtask: Task }),
  [`PUT ${TASK}/convert-to-subtask`]: done({ parentTask: Task }),
  [`PUT ${TASK}/move-to-board`]: z.object({
    moveSubtask: Task,
    changedSubtasks: z.array(Task),
  }),
  [`DELETE ${TASK}/delete-subtask`]: done({
    deletedSubtask: Task,
    changedSubtasks: z.array(Task),
  }),

  [`POST ${TASK}/dates`]: changedTask,
  [`POST ${TASK}/assign-yourself`]: changedTask,
  [`POST ${TASK}/detach-yourself`]: changedTask,
  [`PUT ${TASK}/move-to-next-stage`]: done({
    task: WholeTask,
    updatedTasks: z.array(Task),
  }),
  [`POST ${BOARD}/tasks/update-cover-photo/{task_id}`]: changedTask,
  [`POST ${BOARD}/tasks/status-update/{task_id}`]: changedTask,
  [`DELETE ${TASK}/support-ticket`]: changedTask,
  [`POST ${BOARD}/tasks/bulk-actions`]: done({
    successful_tasks: z.array(TaskInContext),
    failed_tasks: failedTasks,
    updatedTasks: z.array(Task),
    moved_to_another_board: z.boolean().optional(),
  }),
  [`PUT ${BOARD}/bulk-restore-tasks`]: done({ restored_count: count, ...doneToMany }),
  [`PUT ${OWN_BOARD}/stages/{stage_id}/restore-tasks`]: done({
    restored_count: count,
    ...doneToMany,
  }),
  [`POST ${OWN_BOARD}/tasks/copies`]: done({
    copies: z.array(z.object({ task_id: id, copy_id: id })),
    failed_tasks: failedTasks,
    updatedTasks: z.array(Task),
  }),
  [`DELETE ${BOARD}/bulk-delete-tasks`]: done({ deleted_count: count, ...doneToMany }),

  [`POST ${TASK}/clone-task`]: changedTask,
  [`GET ${TASK}/dependencies`]: z.object({
    predecessors: z.array(RelatedTask),
    successors: z.array(RelatedTask),
  }),
  [`POST ${TASK}/dependencies`]: justDone,
  [`GET ${BOARD}/dependencies`]: z.object({ dependencies: z.array(dependency) }),
  [`DELETE ${TASK}/dependencies/{related_task_id}`]: justDone,
  [`POST ${TASK}/create-repeat-task`]: done({ task: TaskInContext }),
  [`DELETE ${TASK}/remove-repeat-task`]: justDone,

  [`GET ${TASK}/comments`]: z.object({
    comments: pageOf("CommentPage", Comment),
    total: count,
  }),
  [`POST ${TASK}/comments`]: done({
    comment: extended(Comment, { task: Task.nullable() }),
  }),
  [`PUT ${BOARD}/tasks/comments/{comment_id}`]: done({ comment: Comment }),
  [`PUT ${TASK}/comments/{comment_id}`]: done({ comment: Comment }),
  [`DELETE ${BOARD}/tasks/comments/{comment_id}`]: justDone,
  [`PUT ${BOARD}/tasks/reply/{reply_id}`]: done({ description: text }),
  [`DELETE ${BOARD}/tasks/reply/{reply_id}`]: justDone,
  [`PUT ${BOARD}/tasks/comments/{comment_id}/privacy`]: done({ comment: Comment }),

  [`GET ${OWN_BOARD}/tasks/{task_id}/reactions`]: reactions,
  [`PUT ${OWN_BOARD}/comments/{comment_id}/reactions`]: done(reactions.shape),
  [`DELETE ${OWN_BOARD}/comments/{comment_id}/reactions`]: done(reactions.shape),

  [`GET ${BOARD}/activities`]: listedActivity,
  [`GET ${TASK}/activities`]: listedActivity,
  [`GET ${TASK}/comments-and-activities`]: z.object({
    comments_and_activities: pageOf("FeedPage", z.union([CommentInFeed, ActivityInFeed])),
  }),

  [`GET ${TASK}/attachment`]: z.object({ attachments: z.array(Attachment) }),
  [`POST ${TASK}/add-task-attachment-file`]: done({
    attachments: z.array(Attachment),
  }),
  [`POST ${TASK}/add-task-attachment-file-chunk`]: z.union([
    z.object({ chunk_index: count, is_complete: z.literal(false) }),
    done({ is_complete: z.literal(true), attachments: z.array(Attachment) }),
  ]),
  "POST /boards/v2/tasks/{task_id}/add-attachment": done({ attachment: Attachment }),
  "PUT /boards/v2/tasks/{task_id}/attachment-update/{attachment_id}": done({ attachment: Attachment }),
  "DELETE /boards/v2/tasks/{task_id}/attachment-delete/{attachment_id}": done({ attachments: z.array(Attachment) }),
  [`POST ${TASK}/task-cover-image-upload`]: done({ public_url: text }),
  [`POST ${TASK}/remove-task-cover`]: changedTask,
  [`POST ${BOARD}/tasks/create-task-from-image`]: changedTask,
  [`POST ${TASK}/wp-editor-media-file-upload`]: done({ file: Picture }),
  [`POST ${TASK}/comment-image-upload`]: done({ imageAttachment: Picture }),
};
