import { z } from "zod";

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
const link = z.object({ object_id: z.int(), foreign_id: z.int(), settings: z.null(), preferences: z.null(), created_at: z.string(), updated_at: z.string() });
const person = z.object({ ID: z.int(), user_login: z.string(), user_email: z.string(), display_name: z.string(), photo: z.url() });
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
const placedTask = taskRecord.extend({ nextStage: z.string().nullable(), stage: stageRecord, board: boardRecord, subtasks: z.array(taskRecord) });
const bond = z.object({ object_id: z.int(), foreign_id: z.int() });
const commentRecord = z.object({ id: z.int(), task_id: z.int(), privacy: z.string(), description: z.string(), user: person, avatar: z.url(), images: z.array(z.unknown()), replies: z.array(z.unknown()), settings: z.object({ raw_description: z.string() }) });
const paginator = z.object({ current_page: z.int(), data: z.array(z.unknown()), first_page_url: z.url(), from: z.int(), last_page: z.int(), links: z.array(z.unknown()), next_page_url: z.null(), path: z.url(), per_page: z.int(), to: z.int(), total: z.int() });

interface Place {
  board: { id: number };
  task: { id: number; stageId: number | null };
  parent: { id: number; stageId: number | null };
  doing: { id: number };
  anna: { id: number };
  max: { id: number };
}

/** A program with one class for each kind of record, which it fills from whatever answer the record comes in. */
export const recordReader = {
  name: "a program that reads whole records everywhere",
  calls: ({ board, task, parent, doing, anna, max }: Place) => {
    const project = `/wp-json/boards/v2/projects/${board.id}`;
    return [
      { does: "pins the board", method: "PUT" as const, path: `${project}/pin-board`, status: 200 },
      { does: "lists its pinned boards", method: "GET" as const, path: "/wp-json/boards/v2/projects/pinned-boards", status: 200, reads: z.object({ pinnedBoards: z.tuple([boardRecord]) }) },
      { does: "searches boards", method: "GET" as const, path: "/wp-json/boards/v2/projects/user-accessible-boards?searchInput=", status: 200, reads: z.object({ boards: z.array(boardRecord).min(1) }) },
      {
        does: "offers boards and stages to choose",
        method: "GET" as const,
        path: "/wp-json/boards/v2/projects/list-of-boards",
        status: 200,
        reads: z.object({ boards: z.array(boardRecord.extend({ stages: z.array(stageRecord).min(3) })).min(1), all_stages: z.array(stageRecord).min(3) }),
      },
      { does: "lists the tasks", method: "GET" as const, path: `${project}/tasks`, status: 200, reads: z.object({ tasks: z.array(taskRecord).min(1) }) },
      { does: "lists a person's boards", method: "GET" as const, path: `/wp-json/boards/v2/member/${max.id}/projects`, status: 200, reads: z.object({ boards: z.array(boardRecord.extend({ pivot: bond })).min(1) }) },
      {
        does: "lists a person's tasks",
        method: "GET" as const,
        path: `/wp-json/boards/v2/member/${max.id}/tasks?taskType=assigned`,
        status: 200,
        reads: z.object({ tasks: z.array(taskRecord.extend({ board: boardRecord, stage: stageRecord, pivot: bond })).min(1), paginationInfo: z.object({ total: z.int() }) }),
      },
      { does: "moves a task with subtasks", method: "PUT" as const, path: `${project}/tasks/${parent.id}/move-task`, body: { newStageId: doing.id, newIndex: 1 }, status: 200, reads: z.object({ task: placedTask.extend({ subtasks: z.array(taskRecord).min(1) }) }) },
      {
        does: "clones a task",
        method: "POST" as const,
        path: `${project}/tasks/${task.id}/clone-task`,
        body: { title: "Copy", stage_id: doing.id, assignee: true, subtask: false, label: true, attachment: false, comment: false },
        status: 200,
        reads: z.object({ task: placedTask, updatedTasks: z.array(taskRecord) }),
      },
      {
        does: "changes several tasks at once",
        method: "POST" as const,
        path: `${project}/tasks/bulk-actions`,
        body: { task_ids: [task.id, parent.id], action: "change_priority", priority: "high" },
        status: 200,
        reads: z.object({ successful_tasks: z.tuple([placedTask, placedTask]) }),
      },
      { does: "comments", method: "POST" as const, path: `${project}/tasks/${task.id}/comments`, body: { comment: "Done", comment_type: "comment" }, status: 201, reads: z.object({ comment: commentRecord }), keeps: { comment: "comment.id" } },
      { does: "publishes the comment", method: "PUT" as const, path: `${project}/tasks/comments/{comment}/privacy`, status: 200, reads: z.object({ comment: commentRecord.extend({ privacy: z.literal("public") }) }) },
      {
        does: "reads what the commenter did",
        method: "GET" as const,
        path: `/wp-json/boards/v2/member/${anna.id}/activities`,
        status: 200,
        reads: z.object({ activities: z.array(z.object({ action: z.string(), task: taskRecord.optional(), board: boardRecord.optional() })).min(1), pagination: paginator }),
      },
      {
        does: "reads as what colleagues are on which board",
        method: "GET" as const,
        path: `/wp-json/boards/v2/member-associated-users/${max.id}`,
        status: 200,
        reads: z.object({ users: z.array(z.object({ which_boards: z.array(boardRecord) })).min(1), userWiseBoardDesignation: z.array(z.object({ object_id: z.int(), foreign_id: z.int(), settings: z.object({ is_admin: z.boolean() }), preferences: z.object({ email_after_comment: z.boolean() }) })).min(1) }),
      },
    ];
  },
};
