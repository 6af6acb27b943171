import { z } from "zod";
import { CopyStatus, TaskStatus } from "@/generated/prisma/enums";
import type { BoardJson, presentBoardInList, presentPalettes, presentWholeBoard } from "@/lib/boards/present/board";
import type { presentBoardsToPick } from "@/lib/boards/present/pick";
import { FIELD_TYPES } from "@/lib/custom-fields/types";
import type { CustomFieldJson, FieldValueJson } from "@/lib/custom-fields/present";
import type { FolderJson } from "@/lib/folders/present";
import type { MyTasksJson } from "@/lib/users/my-tasks/present";
import type { LabelJson, presentTaskLabel } from "@/lib/labels/present";
import type { presentColleague, presentDesignations } from "@/lib/members/present-colleague";
import { EMAIL_KEYS } from "@/lib/notifications/preferences";
import type { presentBoardOption } from "@/lib/options/present";
import type { presentBoardOfPerson, presentPivot } from "@/lib/users/person-page/present";
import type { presentArchivedStage, StageJson } from "@/lib/stages/present";
import type { pivotOf } from "@/lib/tasks/present/links";
import { PersonInShort, BoardUser, Membership, Nobody, Person } from "@/scripts/openapi/records/people";
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

export const Stage = record<StageJson>()(
  "Stage",
  z.object({
    id,
    board_id: id,
    title: text,
    slug: textOrNull,
    type: z.literal("stage"),
    position: Position,
    color: textOrNull,
    bg_color: textOrNull,
    settings: z
      .object({
        default_task_status: z.enum(TaskStatus),
        default_task_assignees: z.array(id).optional(),
        default_task_watchers: z.array(id).optional(),
        is_template: z.boolean().optional(),
        is_public: z.boolean().optional(),
        wip_limit: id.optional(),
        archived_by_id: id.optional(),
      })
      .describe("Settings that were never set are omitted."),
    archived_at: PlainTime.nullable(),
    ...dates,
  }),
);

export const ArchivedStage = record<ReturnType<typeof presentArchivedStage>>()(
  "ArchivedStage",
  extended(Stage, { archived_by_id: id.nullable(), archived_by: PersonInShort.nullable() }),
);

export const Label = record<LabelJson>()(
  "Label",
  z.object({
    id,
    board_id: id,
    title: textOrNull,
    slug: textOrNull,
    type: z.literal("label"),
    position: Position,
    color: textOrNull,
    bg_color: text,
    settings: z.object({ color_preset: text }).nullable(),
    archived_at: z.null(),
    ...dates,
  }),
);

export const TaskLink = record<ReturnType<typeof pivotOf>>()(
  "TaskLink",
  z.object({
    object_id: id.describe("The task."),
    foreign_id: id,
    settings: z.null(),
    preferences: z.null(),
    ...dates,
  }),
);

export const TaskLabel = record<ReturnType<typeof presentTaskLabel>>()(
  "TaskLabel",
  extended(Label, { pivot: TaskLink }),
);

export const CustomField = record<CustomFieldJson>()(
  "CustomField",
  z.object({
    id,
    board_id: id,
    title: text,
    slug: text,
    type: z.literal("custom-field"),
    position: Position,
    color: z.null(),
    bg_color: z.null(),
    settings: z.object({ custom_field_type: z.enum(FIELD_TYPES), select_options: z.array(text).optional() }),
    archived_at: z.null(),
    ...dates,
  }),
);

export const CustomFieldValue = record<FieldValueJson>()(
  "CustomFieldValue",
  z.object({
    id,
    object_id: id.describe("The task."),
    object_type: z.literal("task_custom_field"),
    foreign_id: id.describe("The field."),
    settings: z.object({ value: z.union([text, z.number(), flag, z.array(text)]).nullable() }),
    preferences: z.null(),
    ...dates,
  }),
);

export const Folder = record<FolderJson>()(
  "Folder",
  z.object({
    id,
    title: text,
    created_by: id.nullable(),
    color: textOrNull,
    parent_id: id.nullable(),
    boards_ids: z.array(id),
  }),
);

export const Background = record<BoardJson["background"]>()(
  "Background",
  z.object({
    id: z.union([text, z.int()]).nullable().describe("The name of a color, or the id of an uploaded picture."),
    is_image: flag,
    image_url: textOrNull,
    color: textOrNull,
  }),
);

export const Board = record<BoardJson>()(
  "Board",
  z.object({
    id,
    parent_id: id.nullable(),
    title: text,
    description: textOrNull,
    type: z.enum(["to-do", "roadmap"]),
    currency: text,
    background: Background,
    settings: z.object({
      tasks_count: count,
      enable_time_tracking: z.boolean().optional(),
      enable_recurring_tasks: z.boolean().optional(),
      is_template: z.boolean().optional(),
      template_description: z.string().optional(),
      template_category: z.string().optional(),
      task_creation_status: z.enum(CopyStatus).optional(),
      task_creation_total: count.optional(),
    }),
    created_by: id.nullable(),
    archived_at: PlainTime.nullable(),
    meta: StringMap,
    isUserOnlyViewer: flag,
  }),
);

export const BoardInList = record<ReturnType<typeof presentBoardInList>>()(
  "BoardInList",
  extended(Board, {
    completed_tasks_count: z.string().describe("A number as a string."),
    users: z.array(BoardUser),
    is_pinned: flag,
    stages: z.array(Stage),
  }),
);

export const WholeBoard = record<ReturnType<typeof presentWholeBoard>>()(
  "WholeBoard",
  extended(BoardInList, {
    updated_at_ms: milliseconds,
    abilities: z
      .object({ edit: flag, manage: flag, delete: flag })
      .describe("What the caller may do on the board. `edit` is false on an archived board."),
    createdOn: z.string().meta({ format: "date" }),
    labelColor: z.record(text, text),
    labelColorText: z.record(text, text),
    labelColorPresets: z.array(
      z.object({
        id: text,
        light_bg_color: text,
        light_text_color: text,
        dark_bg_color: text,
        dark_text_color: text,
      }),
    ),
    owner: z.union([Person, Nobody]),
    labels: z.array(Label),
    custom_fields: z.array(CustomField),
    folder: z.object({ id, title: text }).nullable(),
    has_timer: z.boolean().describe("Whether time tracking is available."),
    front_url: address.describe("The URL of the board's page."),
  }),
);

export const BoardName = z.object({ id, title: text });

export const BoardOption = record<ReturnType<typeof presentBoardOption>>()(
  "BoardOption",
  Board.pick({ id: true, title: true, type: true }),
);

export const BoardOfMyTasks = record<MyTasksJson["boards"][number]>()(
  "BoardOfMyTasks",
  Board.pick({ id: true, title: true }).extend({
    settings: z.object({
      enable_time_tracking: z.boolean().optional(),
      enable_recurring_tasks: z.boolean().optional(),
    }),
    can_edit: flag,
    stages: z.array(Stage),
    labels: z.array(Label),
    custom_fields: z.array(CustomField),
  }),
);

export const BoardBesideColleagues = Board.pick({ id: true, title: true, meta: true, isUserOnlyViewer: true });

export const BoardsToPick = record<ReturnType<typeof presentBoardsToPick>>()(
  "BoardsToPick",
  z.object({ boards: z.array(extended(Board, { stages: z.array(Stage) })), all_stages: z.array(Stage) }),
);

const color = z.object({ id: text, value: text, dark_value: text });
export const Palettes = record<ReturnType<typeof presentPalettes>>()(
  "Palettes",
  z.object({ solidColors: z.array(color), gradients: z.array(color) }),
);

export const Pivot = record<ReturnType<typeof presentPivot>>()(
  "Bond",
  z.object({
    foreign_id: id.describe("The person."),
    object_id: id.describe("The board or task."),
  }),
);

export const BoardOfPerson = record<ReturnType<typeof presentBoardOfPerson>>()(
  "BoardOfPerson",
  extended(Board, { pivot: Pivot }),
);

export const Colleague = record<ReturnType<typeof presentColleague>>()(
  "Colleague",
  extended(Person, {
    which_boards: z.array(extended(Board, { pivot: Membership })),
    all_boards: z.null(),
    is_wpadmin: flag,
    is_super: flag,
  }),
);

export const Designation = record<ReturnType<typeof presentDesignations>[number]>()(
  "Designation",
  z.object({
    id,
    object_id: id.describe("The board."),
    object_type: z.literal("board_user"),
    foreign_id: id.describe("The person."),
    settings: z.union([
      z.object({ is_admin: z.literal(true) }),
      z.object({ is_admin: z.literal(false) }),
      z.object({ is_admin: z.literal(false), is_viewer_only: z.literal(true) }),
    ]),
    preferences: z.record(z.enum([...EMAIL_KEYS, "dashboard_notification"]), flag),
    ...dates,
  }),
);
