import { z } from "zod";
import { CopyStatus, TaskStatus } from "@/generated/prisma/enums";
import type { BoardJson, presentBoardInList, presentPalettes, presentWholeBoard } from "@/lib/boards/present/board";
import type { presentBoardsToPick } from "@/lib/boards/present/pick";
import { FIELD_TYPES } from "@/lib/custom-fields/types";
import type { CustomFieldJson, FieldValueJson } from "@/lib/custom-fields/present";
import type { FolderJson } from "@/lib/folders/present";
import type { LabelJson, presentTaskLabel } from "@/lib/labels/present";
import type { presentColleague, presentDesignations } from "@/lib/members/present-colleague";
import { EMAIL_KEYS } from "@/lib/notifications/preferences";
import type { presentBoardOfPerson, presentPivot } from "@/lib/users/person-page/present";
import type { presentArchivedStage, StageJson } from "@/lib/stages/present";
import type { pivotOf } from "@/lib/tasks/present/links";
import { Archiver, BoardUser, Membership, Nobody, Person } from "@/scripts/openapi/records/people";
import {
  address,
  count,
  extended,
  id,
  Moment,
  PlainTime,
  Position,
  record,
  StringMap,
} from "@/scripts/openapi/records/record";

export const Stage = record<StageJson>()(
  "Stage",
  z.object({
    id,
    board_id: id,
    title: z.string(),
    slug: z.string().nullable(),
    type: z.literal("stage"),
    position: Position,
    color: z.string().nullable(),
    bg_color: z.string().nullable(),
    settings: z
      .object({
        default_task_status: z.enum(TaskStatus),
        default_task_assignees: z.array(id).optional(),
        default_task_watchers: z.array(id).optional(),
        is_template: z.boolean().optional(),
        is_public: z.boolean().optional(),
        archived_by_id: id.optional(),
      })
      .meta({ description: "What was never set is left out." }),
    archived_at: PlainTime.nullable(),
    created_at: Moment,
    updated_at: Moment,
  }),
);

export const ArchivedStage = record<ReturnType<typeof presentArchivedStage>>()(
  "ArchivedStage",
  extended(Stage, { archived_by_id: id.nullable(), archived_by: Archiver.nullable() }),
);

export const Label = record<LabelJson>()(
  "Label",
  z.object({
    id,
    board_id: id,
    title: z.string().nullable(),
    slug: z.string().nullable(),
    type: z.literal("label"),
    position: Position,
    color: z.string().nullable(),
    bg_color: z.string(),
    settings: z.object({ color_preset: z.string() }).nullable(),
    archived_at: z.null(),
    created_at: Moment,
    updated_at: Moment,
  }),
);

export const TaskLink = record<ReturnType<typeof pivotOf>>()(
  "TaskLink",
  z.object({
    object_id: id.meta({ description: "The task." }),
    foreign_id: id,
    settings: z.null(),
    preferences: z.null(),
    created_at: Moment,
    updated_at: Moment,
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
    title: z.string(),
    slug: z.string(),
    type: z.literal("custom-field"),
    position: Position,
    color: z.null(),
    bg_color: z.null(),
    settings: z.object({ custom_field_type: z.enum(FIELD_TYPES), select_options: z.array(z.string()).optional() }),
    archived_at: z.null(),
    created_at: Moment,
    updated_at: Moment,
  }),
);

export const CustomFieldValue = record<FieldValueJson>()(
  "CustomFieldValue",
  z.object({
    id,
    object_id: id.meta({ description: "The task." }),
    object_type: z.literal("task_custom_field"),
    foreign_id: id.meta({ description: "The field." }),
    settings: z.object({ value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable() }),
    preferences: z.null(),
    created_at: Moment,
    updated_at: Moment,
  }),
);

export const Folder = record<FolderJson>()(
  "Folder",
  z.object({
    id,
    title: z.string(),
    created_by: id.nullable(),
    color: z.string().nullable(),
    parent_id: id.nullable(),
    boards_ids: z.array(id),
  }),
);

export const Background = record<BoardJson["background"]>()(
  "Background",
  z.object({
    id: z
      .union([z.string(), z.int()])
      .nullable()
      .meta({ description: "The name of a colour, or the number of an uploaded picture." }),
    is_image: z.boolean(),
    image_url: z.string().nullable(),
    color: z.string().nullable(),
  }),
);

export const Board = record<BoardJson>()(
  "Board",
  z.object({
    id,
    parent_id: id.nullable(),
    title: z.string(),
    description: z.string().nullable(),
    type: z.enum(["to-do", "roadmap"]),
    currency: z.string(),
    background: Background,
    settings: z.object({
      tasks_count: count,
      enable_time_tracking: z.boolean().optional(),
      is_template: z.boolean().optional(),
      template_description: z.string().optional(),
      template_category: z.string().optional(),
      task_creation_status: z.enum(CopyStatus).optional(),
      task_creation_total: count.optional(),
    }),
    created_by: id.nullable(),
    archived_at: PlainTime.nullable(),
    meta: StringMap,
    isUserOnlyViewer: z.boolean(),
  }),
);

export const BoardInList = record<ReturnType<typeof presentBoardInList>>()(
  "BoardInList",
  extended(Board, {
    completed_tasks_count: z.string().meta({ description: "A number as text." }),
    users: z.array(BoardUser),
    is_pinned: z.boolean(),
    stages: z.array(Stage),
  }),
);

export const WholeBoard = record<ReturnType<typeof presentWholeBoard>>()(
  "WholeBoard",
  extended(BoardInList, {
    abilities: z
      .object({ edit: z.boolean(), manage: z.boolean(), delete: z.boolean() })
      .meta({ description: "What the caller may do with the board. Nothing is edited on an archived board." }),
    createdOn: z.string().meta({ format: "date" }),
    labelColor: z.record(z.string(), z.string()),
    labelColorText: z.record(z.string(), z.string()),
    labelColorPresets: z.array(
      z.object({
        id: z.string(),
        light_bg_color: z.string(),
        light_text_color: z.string(),
        dark_bg_color: z.string(),
        dark_text_color: z.string(),
      }),
    ),
    owner: z.union([Person, Nobody]),
    labels: z.array(Label),
    custom_fields: z.array(CustomField),
    folder: z.object({ id, title: z.string() }).nullable(),
    has_timer: z.boolean().meta({ description: "Whether the time that tasks take can be tracked." }),
    front_url: address.meta({ description: "Where people see the board." }),
  }),
);

export const BoardName = z.object({ id, title: z.string() });

export const BoardBesideColleagues = Board.pick({ id: true, title: true, meta: true, isUserOnlyViewer: true });

export const BoardsToPick = record<ReturnType<typeof presentBoardsToPick>>()(
  "BoardsToPick",
  z.object({ boards: z.array(extended(Board, { stages: z.array(Stage) })), all_stages: z.array(Stage) }),
);

const color = z.object({ id: z.string(), value: z.string(), dark_value: z.string() });
export const Palettes = record<ReturnType<typeof presentPalettes>>()(
  "Palettes",
  z.object({ solidColors: z.array(color), gradients: z.array(color) }),
);

export const Pivot = record<ReturnType<typeof presentPivot>>()(
  "Bond",
  z.object({
    foreign_id: id.meta({ description: "The person." }),
    object_id: id.meta({ description: "The board or task." }),
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
    is_wpadmin: z.boolean(),
    is_super: z.boolean(),
  }),
);

export const Designation = record<ReturnType<typeof presentDesignations>[number]>()(
  "Designation",
  z.object({
    id,
    object_id: id.meta({ description: "The board." }),
    object_type: z.literal("board_user"),
    foreign_id: id.meta({ description: "The person." }),
    settings: z.union([
      z.object({ is_admin: z.literal(true) }),
      z.object({ is_admin: z.literal(false) }),
      z.object({ is_admin: z.literal(false), is_viewer_only: z.literal(true) }),
    ]),
    preferences: z.record(z.enum([...EMAIL_KEYS, "dashboard_notification"]), z.boolean()),
    created_at: Moment,
    updated_at: Moment,
  }),
);
