import { z } from "zod";

const id = z.number();
const text = z.string();
const maybe = text.nullable();

/** What tools return of the API's records. Language models get no more than they need. */
export const Person = z.object({ ID: id, display_name: text });

export const Board = z.object({
  id,
  title: text,
  description: maybe,
  type: text,
  archived_at: maybe,
});

export const Stage = z.object({
  id,
  board_id: id,
  title: text,
  position: text,
  archived_at: maybe,
  settings: z.object({ default_task_status: text.optional() }),
});

export const Label = z.object({ id, board_id: id, title: maybe, color: maybe, bg_color: maybe });

const LabelOfTask = z.object({ id, title: maybe, bg_color: maybe });

export const TaskInList = z.object({
  id,
  board_id: id,
  parent_id: id.nullable(),
  stage_id: id.nullable(),
  title: text,
  status: text,
  priority: maybe,
  position: text,
  started_at: maybe,
  due_at: maybe,
  last_completed_at: maybe,
  archived_at: maybe,
  isOverdue: z.boolean(),
  comments_count: z.number(),
  assignees: z.array(Person),
  labels: z.array(LabelOfTask),
  updated_at: text,
});

export const Task = TaskInList.extend({
  description: maybe.describe("HTML, written by people"),
  created_at: text,
});

export const Subtask = TaskInList.omit({ labels: true, comments_count: true });

export const SubtaskGroup = z.object({ id, task_id: id, value: text.describe("The title of the group") });

const Reply = z.object({
  id,
  task_id: id,
  parent_id: id.nullable(),
  privacy: text,
  author_name: text,
  created_by: id.nullable(),
  description: text.describe("HTML, written by people"),
  created_at: text,
  updated_at: text,
});

export const Comment = Reply.extend({ replies: z.array(Reply).optional() });

export const TimeLog = z.object({
  id,
  user: Person,
  billable_minutes: z.number(),
  message: maybe,
  started_at: maybe,
  completed_at: maybe,
});

const TitledBoard = z.object({ id, title: text });

export const Timer = z
  .object({
    task: z.object({ id, title: text, board_id: id, board: TitledBoard }).nullable(),
    started_at: text,
    is_running: z.boolean(),
    seconds: z.number(),
  })
  .nullable();

export const FoundTask = z.object({
  id,
  title: text,
  board: TitledBoard,
  stage: z.object({ id, title: text }).nullable(),
  parent: z.object({ id, title: text }).nullable(),
  url: text,
  status: text,
  priority: maybe,
  due_at: maybe,
  is_archived: z.boolean(),
});

export const Notification = z.object({
  id,
  action: text,
  description: text.describe("What happened, written by the server"),
  created_at: text,
  read: z.boolean().optional(),
  activitist: Person.describe("The person who acted"),
  task: z.object({ id, title: text, board_id: id }).nullable(),
});
