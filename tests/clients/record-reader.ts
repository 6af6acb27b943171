import { z } from "zod";
import { type Client, read, write } from "@/tests/clients/client";

const boardRecord = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.string(),
  currency: z.string(),
  background: z.object({ id: z.string(), is_image: z.boolean(), image_url: z.string().nullable(), color: z.string() }),
  settings: z.object({ tasks_count: z.int() }),
  created_by: z.int().nullable(),
  archived_at: z.string().nullable(),
  meta: z.union([z.record(z.string(), z.string()), z.tuple([])]),
  isUserOnlyViewer: z.boolean(),
});
const stageRecord = z.object({
  id: z.int(),
  board_id: z.int(),
  title: z.string(),
  slug: z.string().nullable(),
  type: z.literal("stage"),
  position: z.string(),
  color: z.string().nullable(),
  bg_color: z.string().nullable(),
  settings: z.object({ default_task_status: z.string() }),
  archived_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
const link = z.object({
  object_id: z.int(),
  foreign_id: z.int(),
  settings: z.null(),
  preferences: z.null(),
  created_at: z.string(),
  updated_at: z.string(),
});
const person = z.object({
  ID: z.int(),
  user_login: z.string(),
  user_email: z.string(),
  display_name: z.string(),
  photo: z.url(),
});
const taskRecord = z.object({
  id: z.int(),
  board_id: z.int(),
  stage_id: z.int().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  lead_value: z.string(),
  is_watching: z.boolean(),
  notifications: z.int(),
  assignees: z.array(person.extend({ role: z.string(), pivot: link })),
  watchers: z.array(person),
  labels: z.array(z.object({ id: z.int(), bg_color: z.string(), pivot: link })),
  task_custom_fields: z.array(z.unknown()),
  created_at: z.string(),
  updated_at: z.string(),
});
const placedTask = taskRecord.extend({
  nextStage: z.string().nullable(),
  stage: stageRecord,
  board: boardRecord,
  subtasks: z.array(taskRecord),
});
const bond = z.object({ object_id: z.int(), foreign_id: z.int() });
const commentRecord = z.object({
  id: z.int(),
  task_id: z.int(),
  privacy: z.string(),
  description: z.string(),
  user: person,
  avatar: z.url(),
  images: z.array(z.unknown()),
  replies: z.array(z.unknown()),
  settings: z.object({ raw_description: z.string() }),
});
const paginator = z.object({
  current_page: z.int(),
  data: z.array(z.unknown()),
  first_page_url: z.url(),
  from: z.int(),
  last_page: z.int(),
  links: z.array(z.unknown()),
  next_page_url: z.null(),
  path: z.url(),
  per_page: z.int(),
  to: z.int(),
  total: z.int(),
});
const line = z.object({ action: z.string(), task: taskRecord.optional(), board: boardRecord.optional() });
const designation = z.object({
  object_id: z.int(),
  foreign_id: z.int(),
  settings: z.object({ is_admin: z.boolean() }),
  preferences: z.object({ email_after_comment: z.boolean() }),
});
const some = <Row extends z.ZodType>(row: Row) => z.array(row).min(1);

/** A program with a class for each kind of record. */
export const recordReader: Client = {
  name: "a program that reads whole records everywhere",
  calls: ({ board, task, parent, doing, anna, max }) => {
    const [project, clone] = [`/projects/${board.id}`, { title: "Copy", stage_id: doing.id }];
    const cloned = { assignee: true, subtask: false, label: true, attachment: false, comment: false };
    const prioritised = { task_ids: [task.id, parent.id], action: "change_priority", priority: "high" };
    return [
      write("pins the board", "PUT", `${project}/pin-board`, undefined, { message: z.string() }),
      read("lists its pinned boards", "/projects/pinned-boards", { pinnedBoards: z.tuple([boardRecord]) }),
      read("searches boards", "/projects/user-accessible-boards?searchInput=", { boards: some(boardRecord) }),
      read("offers boards and stages to choose", "/projects/list-of-boards", {
        boards: some(boardRecord.extend({ stages: some(stageRecord) })),
        all_stages: some(stageRecord),
      }),
      read("lists the tasks", `${project}/tasks`, { tasks: some(taskRecord) }),
      read("lists a person's boards", `/member/${max.id}/projects`, {
        boards: some(boardRecord.extend({ pivot: bond })),
      }),
      read("lists a person's tasks", `/member/${max.id}/tasks?taskType=assigned`, {
        tasks: some(taskRecord.extend({ board: boardRecord, stage: stageRecord, pivot: bond })),
        paginationInfo: z.object({ total: z.int() }),
      }),
      write(
        "moves a task with subtasks",
        "PUT",
        `${project}/tasks/${parent.id}/move-task`,
        { newStageId: doing.id },
        {
          task: placedTask.extend({ subtasks: some(taskRecord) }),
        },
      ),
      write(
        "clones a task",
        "POST",
        `${project}/tasks/${task.id}/clone-task`,
        { ...clone, ...cloned },
        {
          task: placedTask,
          updatedTasks: some(taskRecord),
        },
      ),
      write("changes several tasks at once", "POST", `${project}/tasks/bulk-actions`, prioritised, {
        successful_tasks: z.tuple([placedTask, placedTask]),
      }),
      write(
        "comments",
        "POST",
        `${project}/tasks/${task.id}/comments`,
        { comment: "Done" },
        { comment: commentRecord },
        { status: 201, saves: { comment: "comment.id" } },
      ),
      write("publishes the comment", "PUT", `${project}/tasks/comments/{comment}/privacy`, undefined, {
        comment: commentRecord.extend({ privacy: z.literal("public") }),
      }),
      read("reads what it did", `/member/${anna.id}/activities`, { activities: some(line), pagination: paginator }),
      read("reads as what colleagues are on which board", `/member-associated-users/${max.id}`, {
        users: some(z.object({ which_boards: some(boardRecord) })),
        userWiseBoardDesignation: some(designation),
      }),
    ];
  },
};
