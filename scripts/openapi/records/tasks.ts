import { z } from "zod";
import {
  AttachmentStatus,
  CommentPrivacy,
  CommentStatus,
  CommentType,
  Priority,
  RepeatUnit,
  TaskStatus,
  TaskType,
} from "@/generated/prisma/enums";
import type { Attachment as AttachmentRow } from "@/generated/prisma/client";
import type { AttachmentJson, presentPicture } from "@/lib/attachments/present";
import type { CommentJson, ReplyJson } from "@/lib/comments/present";
import type { presentRelatedTask } from "@/lib/dependencies/present";
import type { presentTasksOfPerson, TaskWithBoardJson } from "@/lib/users/person-page/present-tasks";
import type { presentRule } from "@/lib/recurrence/present";
import type { SubtaskGroupJson, GroupedSubtasksJson } from "@/lib/subtasks/present";
import type { TaskCardJson, TaskJson } from "@/lib/tasks/present/task";
import type { presentArchivedTasks } from "@/lib/tasks/present/archived";
import type { TaskInContextJson } from "@/lib/tasks/present/in-context";
import type { presentWholeTask } from "@/lib/tasks/present/whole";
import { Board, Pivot, CustomFieldValue, Stage, TaskLabel, TaskLink } from "@/scripts/openapi/records/boards";
import { PersonInShort, Nobody, Person, roleTitle } from "@/scripts/openapi/records/people";
import {
  address,
  count,
  dates,
  extended,
  flag,
  id,
  milliseconds,
  PlainTime,
  Position,
  record,
  StringMap,
  text,
  textOrNull,
} from "@/scripts/openapi/records/record";

/** `presentFacts` returns a type without two keys that hardly any task has. */
export type Whole<Json extends { settings: object }> = Omit<Json, "settings"> & {
  settings: Json["settings"] & { logo?: string; integration_type?: string };
};

/** The owner is 0 for a comment image without a comment. */
export const Attachment = record<AttachmentJson>()(
  "Attachment",
  z.object({
    id,
    object_id: id,
    object_type: z.enum(["TASK", "task_description", "comment_image", "task_cover", "BOARD"]),
    attachment_type: z.string().describe("The media type of a file, or `url`."),
    file_path: textOrNull,
    full_url: text,
    file_size: textOrNull.describe("For people, such as `12 KB`."),
    settings: z.union([z.literal(""), z.object({ meta: z.custom<NonNullable<AttachmentRow["meta"]>>() })]),
    title: text,
    file_hash: text,
    driver: text,
    status: z.enum(Object.keys(AttachmentStatus).map((status) => status.toUpperCase())),
    created_by: id.nullable(),
    ...dates,
    secure_url: text,
  }),
);

export const Picture = record<ReturnType<typeof presentPicture>>()(
  "Picture",
  extended(Attachment, { public_url: address.describe("The URL to use in texts.") }),
);

const ruleValue = z.object({
  repeat_type: z.enum(RepeatUnit),
  repeat_in: z.int(),
  create_new: z.int().min(0).max(1),
  repeat_when_complete: z.int().min(0).max(1),
  selected_month: textOrNull,
  repeat_in_month_type: textOrNull,
  selected_repeat_week_days: z.array(text),
  selected_month_days: z.array(z.int()),
  next_repeat_date: PlainTime.nullable(),
  time: textOrNull,
  time_zone: text,
  selected_stage: id.nullable(),
});

export const RepeatRule = record<ReturnType<typeof presentRule>>()(
  "RepeatRule",
  ruleValue.extend({ value: ruleValue.describe("A copy of the rule.") }),
);

const TaskPerson = record<TaskJson["assignees"][number]>()(
  "TaskPerson",
  extended(Person, { role: roleTitle, pivot: TaskLink }),
);

const TaskSettings = record<Whole<TaskJson>["settings"]>()(
  "TaskSettings",
  z.object({
    cover: z.object({ backgroundColor: text, imageId: id.optional(), backgroundImage: address.optional() }),
    subtask_count: count,
    attachment_count: count,
    subtask_completed_count: count,
    logo: z.string().optional(),
    integration_type: z.string().optional(),
    author: z.object({ name: text }).optional().describe("Who wrote an idea without being on the board."),
  }),
);

const card = {
  id,
  parent_id: id.nullable().describe("The parent of a subtask."),
  board_id: id,
  crm_contact_id: id.nullable(),
  title: text,
  slug: text,
  type: z.enum(TaskType),
  status: z.enum(TaskStatus),
  stage_id: id.nullable(),
  source: textOrNull,
  source_id: textOrNull,
  priority: z.enum(Object.keys(Priority).map((priority) => (priority === "none" ? "" : priority))),
  created_by: id.nullable(),
  position: Position,
  comments_count: count,
  reminder_type: textOrNull,
  settings: TaskSettings,
  vote_count: count.optional().describe("Only for ideas."),
  log_minutes: count.optional().describe("The sum of the time logs, if there is one."),
  remind_at: PlainTime.nullable(),
  started_at: PlainTime.nullable(),
  due_at: PlainTime.nullable(),
  last_completed_at: PlainTime.nullable(),
  archived_at: PlainTime.nullable(),
  isOverdue: flag,
  isUpcoming: flag,
  meta: StringMap,
  repeat_task_meta: RepeatRule.nullable(),
  is_pinned: flag,
  notifications: count.describe("The number of your unread notifications."),
  assignees: z.array(TaskPerson),
  watchers: z.array(TaskPerson),
  labels: z.array(TaskLabel),
};

const details = {
  description: textOrNull.describe("Sanitized HTML."),
  lead_value: Position,
  issue_number: z.null(),
  ...dates,
  contact: z.null(),
  task_custom_fields: z.array(CustomFieldValue),
};

export const Task = record<Whole<TaskJson>>()(
  "Task",
  z.object({
    ...card,
    ...details,
    is_watching: flag,
    subtask_group_id: id.nullable().optional().describe("Only for subtasks."),
  }),
);

export const TaskCard = record<Whole<TaskCardJson>>()("TaskCard", z.object(card));

export const WholeTask = record<Whole<ReturnType<typeof presentWholeTask>>>()(
  "WholeTask",
  extended(Task, {
    updated_at_ms: milliseconds,
    nextStage: textOrNull,
    attachments: z.array(Attachment),
    board: extended(Board, { stages: z.array(Stage) }),
    stage: Stage.nullable(),
  }),
);

type InContext = Omit<Whole<TaskInContextJson>, "subtasks"> & { subtasks: Whole<TaskJson>[] };

export const TaskInContext = record<InContext>()(
  "TaskInContext",
  extended(Task, {
    updated_at_ms: milliseconds,
    nextStage: z.string().nullable().describe("The title of the next stage; null in the last stage."),
    stage: Stage.nullable().describe("Null for a subtask."),
    board: Board,
    subtasks: z.array(Task),
  }),
);

export const ArchivedTask = record<Whole<ReturnType<typeof presentArchivedTasks>[number]>>()(
  "ArchivedTask",
  extended(Task, { archived_by_id: id.nullable(), archived_by: PersonInShort.nullable() }),
);

export const TaskWithBoard = record<Whole<TaskWithBoardJson>>()(
  "TaskWithBoard",
  extended(Task, { board: Board, stage: Stage.nullable() }),
);

export const TaskOfPerson = record<Whole<ReturnType<typeof presentTasksOfPerson>[number]>>()(
  "TaskOfPerson",
  extended(Task, { board: Board, stage: Stage.nullable(), pivot: Pivot }),
);

export const FailedTask = z.object({ id, title: textOrNull, error: text });

export const RelatedTask = record<ReturnType<typeof presentRelatedTask>>()(
  "RelatedTask",
  Task.pick({ id: true, title: true, stage_id: true, status: true, board_id: true }),
);

export const SubtaskGroup = record<SubtaskGroupJson>()(
  "SubtaskGroup",
  z.object({
    id,
    task_id: id,
    key: z.literal("group_name"),
    value: z.string().describe("Its title."),
    ...dates,
  }),
);

export const GroupedSubtasks = record<
  Omit<GroupedSubtasksJson[number], "subtasks"> & { subtasks: Whole<TaskJson>[] }
>()("GroupedSubtasks", extended(SubtaskGroup, { subtasks: z.array(Task) }));

const reply = z.object({
  id,
  board_id: id,
  task_id: id,
  parent_id: id.nullable(),
  type: z.enum(CommentType),
  privacy: z.enum(CommentPrivacy),
  status: z.enum(CommentStatus),
  author_name: text,
  author_email: text,
  avatar: address,
  user: z.union([Person, Nobody]),
  author_ip: z.string().describe("Only for administrators; empty for everyone else."),
  description: z.string().describe("Sanitized HTML."),
  created_by: id.nullable(),
  settings: z.object({ raw_description: text, mentioned_id: z.array(id) }),
  ...dates,
  images: z.array(Picture),
  replies_count: count,
  replies: z.array(z.never()),
});

export const Reply = record<ReplyJson>()("Reply", reply);

export const Comment = record<CommentJson>()("Comment", reply.extend({ replies: z.array(Reply) }));
