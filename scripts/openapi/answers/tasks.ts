import { z } from "zod";
import type { Page as StagePageJson } from "@/lib/tasks/read/pages";
import { type Answers, changedTask, done, justDone, pageOf, Pagination } from "@/scripts/openapi/answers/shapes";
import { Activity, ActivityInFeed, CommentInFeed } from "@/scripts/openapi/records/activity";
import { count, extended, id, PlainTime, record } from "@/scripts/openapi/records/record";
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

const StagePage = record<StagePageJson>()(
  "StagePage",
  z.object({
    stage_id: id,
    total_count: count.optional(),
    limit: count,
    direction: z.enum(["next", "prev"]),
    cursor: z.number().nullable().meta({ description: "A position." }),
    has_more: z.boolean(),
    has_more_before: z.boolean(),
    has_more_after: z.boolean(),
    start_cursor: z.number().nullable(),
    end_cursor: z.number().nullable(),
  }),
);

const failedTasks = z.array(FailedTask);
const doneToMany = { failed_count: count, failed_tasks: failedTasks, updatedTasks: z.array(Task) };
const dependency = z.object({ predecessor_id: id, successor_id: id });
const listedActivity = z.object({ activities: pageOf("ActivityPage", Activity) });
const archivedTasks = z.object({ tasks: pageOf("ArchivedTaskPage", ArchivedTask) });

export const TASK_ANSWERS: Answers = {
  "GET /boards/v2/projects/{board_id}/tasks": z.object({ tasks: z.array(Task), synced_at: PlainTime }),
  "POST /boards/v2/projects/{board_id}/tasks": changedTask,
  "GET /boards/v2/projects/{board_id}/tasks/by-stage": z.object({
    tasks: z.array(TaskCard),
    pagination_by_stage: z.record(z.string(), StagePage),
    newest_task_id: count,
    synced_at: PlainTime,
  }),
  "GET /boards/v2/projects/{board_id}/tasks/stage-page": z.object({
    tasks: z.array(TaskCard),
    pagination: StagePage,
    synced_at: PlainTime,
  }),
  "GET /boards/v2/projects/{board_id}/tasks/filtered": z.object({ tasks: z.array(TaskCard) }),
  "GET /boards/v2/projects/{board_id}/tasks/table": z.object({ items: z.array(Task), pagination: Pagination }),
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}": z.object({ task: WholeTask }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}": changedTask,
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}": done({ updatedTasks: z.array(Task) }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/move-task": done({
    task: TaskInContext,
    updatedTasks: z.array(Task),
    last_updated: PlainTime,
  }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/pin": changedTask,
  "GET /boards/v2/projects/{board_id}/archived-tasks": archivedTasks,

  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks": z.object({ subtaskGroups: z.array(GroupedSubtasks) }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks": done({ subtask: Task }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtask-group": done({ subtaskGroup: SubtaskGroup }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/subtask-group": done({ subtaskGroup: SubtaskGroup }),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/subtask-group": justDone,
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/subtask-groups/{group_id}/place": done({
    subtaskGroups: z.array(SubtaskGroup),
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks/bulk": done({
    group: SubtaskGroup,
    subtasks: z.array(Task),
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/move-subtask": done({
    subtask: z.union([Task, z.array(Task), z.null()]),
  }),
  "PUT /boards/v2/projects/{board_id}/tasks/update-subtask-position/{subtask_id}": z.object({
    changedSubtasks: z.array(Task),
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/clone-subtask": done({ subtask: Task }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/convert-to-subtask": done({ parentTask: Task }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/move-to-board": z.object({
    moveSubtask: Task,
    changedSubtasks: z.array(Task),
  }),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/delete-subtask": done({
    deletedSubtask: Task,
    changedSubtasks: z.array(Task),
  }),

  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/dates": changedTask,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/assign-yourself": changedTask,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/detach-yourself": changedTask,
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/move-to-next-stage": done({
    task: WholeTask,
    updatedTasks: z.array(Task),
  }),
  "POST /boards/v2/projects/{board_id}/tasks/update-cover-photo/{task_id}": changedTask,
  "POST /boards/v2/projects/{board_id}/tasks/status-update/{task_id}": changedTask,
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/support-ticket": changedTask,
  "POST /boards/v2/projects/{board_id}/tasks/bulk-actions": done({
    successful_tasks: z.array(TaskInContext),
    failed_tasks: failedTasks,
    updatedTasks: z.array(Task),
    moved_to_another_board: z.boolean().optional(),
  }),
  "PUT /boards/v2/projects/{board_id}/bulk-restore-tasks": done({ restored_count: count, ...doneToMany }),
  "PUT /boards-app/v1/boards/{board_id}/stages/{stage_id}/restore-tasks": done({
    restored_count: count,
    ...doneToMany,
  }),
  "DELETE /boards/v2/projects/{board_id}/bulk-delete-tasks": done({ deleted_count: count, ...doneToMany }),

  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/clone-task": changedTask,
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/dependencies": z.object({
    predecessors: z.array(RelatedTask),
    successors: z.array(RelatedTask),
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/dependencies": justDone,
  "GET /boards/v2/projects/{board_id}/dependencies": z.object({ dependencies: z.array(dependency) }),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/dependencies/{related_task_id}": justDone,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/create-repeat-task": done({ task: TaskInContext }),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/remove-repeat-task": justDone,

  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/comments": z.object({
    comments: pageOf("CommentPage", Comment),
    total: count,
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/comments": done({
    comment: extended(Comment, { task: Task.nullable() }),
  }),
  "PUT /boards/v2/projects/{board_id}/tasks/comments/{comment_id}": done({ comment: Comment }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/comments/{comment_id}": done({ comment: Comment }),
  "DELETE /boards/v2/projects/{board_id}/tasks/comments/{comment_id}": justDone,
  "PUT /boards/v2/projects/{board_id}/tasks/reply/{reply_id}": done({ description: z.string() }),
  "DELETE /boards/v2/projects/{board_id}/tasks/reply/{reply_id}": justDone,
  "PUT /boards/v2/projects/{board_id}/tasks/comments/{comment_id}/privacy": done({ comment: Comment }),

  "GET /boards/v2/projects/{board_id}/activities": listedActivity,
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/activities": listedActivity,
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/comments-and-activities": z.object({
    comments_and_activities: pageOf("FeedPage", z.union([CommentInFeed, ActivityInFeed])),
  }),

  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/attachment": z.object({ attachments: z.array(Attachment) }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/add-task-attachment-file": done({
    attachments: z.array(Attachment),
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/add-task-attachment-file-chunk": z.union([
    z.object({ chunk_index: count, is_complete: z.literal(false) }),
    done({ is_complete: z.literal(true), attachments: z.array(Attachment) }),
  ]),
  "POST /boards/v2/tasks/{task_id}/add-attachment": done({ attachment: Attachment }),
  "PUT /boards/v2/tasks/{task_id}/attachment-update/{attachment_id}": done({ attachment: Attachment }),
  "DELETE /boards/v2/tasks/{task_id}/attachment-delete/{attachment_id}": done({ attachments: z.array(Attachment) }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/task-cover-image-upload": done({ public_url: z.string() }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/remove-task-cover": changedTask,
  "POST /boards/v2/projects/{board_id}/tasks/create-task-from-image": changedTask,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/wp-editor-media-file-upload": done({ file: Picture }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/comment-image-upload": done({ imageAttachment: Picture }),
};
