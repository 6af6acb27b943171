import { z } from "zod";
import { publicAccess, publicLink } from "@/scripts/openapi/answers/public-boards";
import { type Answers, BOARD, TASK, OWN_BOARD, done, justDone, pageOf } from "@/scripts/openapi/answers/shapes";
import {
  ArchivedStage,
  Background,
  Board,
  BoardInList,
  BoardsToPick,
  CustomField,
  CustomFieldValue,
  Folder,
  Label,
  Palettes,
  Stage,
  TaskLabel,
  WholeBoard,
} from "@/scripts/openapi/records/boards";
import { Assignable } from "@/scripts/openapi/records/people";
import { count, extended, flag, id, milliseconds, PlainTime, text, textOrNull } from "@/scripts/openapi/records/record";
import { Task } from "@/scripts/openapi/records/tasks";

const doneToBoard = done({ board: Board });
const doneToStages = done({ updatedStages: z.array(Stage) });
const doneToTasks = done({ updatedTasks: z.array(Task) });

const menuItem = z.object({
  key: text,
  icon_name: text,
  label: text,
  position: z.number(),
  role: text,
  type: z.literal("default"),
  pro: z.literal(true).optional(),
  requires_pro: z.boolean().optional(),
});

const folderMapping = z
  .union([z.record(text, z.object({ id, title: text, board_ids: z.array(id) })), z.array(z.never())])
  .describe("By folder id. An empty list if there are no folders.");
const place = z.object({
  key: text,
  label: count,
  prevTaskId: id.nullable(),
  nextTaskId: id.nullable(),
  isCurrent: flag,
});
const reset = flag;

export const BOARD_ANSWERS: Answers = {
  "GET /boards/v2/projects": z.object({
    boards: pageOf("BoardPage", BoardInList),
    folder_mapping: folderMapping,
    current_folder: z.object({ id, title: text, board_count: count }).nullable().optional(),
    board_counts: z.object({ all: count, pinned: count, archived: count }),
  }),
  "POST /boards/v2/projects": doneToBoard,
  "GET /boards/v2/projects/list-of-boards": BoardsToPick,
  "GET /boards/v2/projects/user-accessible-boards": z.object({ boards: z.array(Board) }),
  "GET /boards/v2/projects/pinned-boards": z.object({ pinnedBoards: z.array(Board) }),
  "GET /boards/v2/projects/recent-boards": z.object({ boards: z.array(BoardInList) }),
  "GET /boards/v2/projects/currencies": z.record(text, text),
  "GET /boards/v2/projects/get-default-board-colors": Palettes,
  "POST /boards/v2/projects/onboard": doneToBoard,
  "PUT /boards/v2/projects/skip-onboarding": justDone,
  [`GET ${BOARD}`]: z.object({ board: WholeBoard, synced_at: PlainTime }),
  [`PUT ${BOARD}`]: done({ board: extended(Board, { updated_at_ms: milliseconds }), stages: z.array(Stage) }),
  [`DELETE ${BOARD}`]: justDone,
  [`PUT ${BOARD}/pin-board`]: justDone,
  [`PUT ${BOARD}/unpin-board`]: justDone,
  [`GET ${BOARD}/board-menu-items`]: z.object({ menu_items: z.array(menuItem) }),
  [`GET ${BOARD}/assignees`]: z.object({ data: z.array(Assignable) }),
  [`POST ${BOARD}/crm-contact`]: justDone,
  [`GET ${BOARD}/crm-contacts`]: z.object({ associatedContacts: z.array(z.never()) }),
  "GET /boards/v2/projects/crm-associated-boards/{contact_id}": z.object({ boards: z.array(z.never()) }),
  [`PUT ${BOARD}/upload/background`]: done({ background: Background }),
  [`POST ${BOARD}/upload/background-image`]: done({ background: Background }),
  [`PUT ${BOARD}/update-board-properties`]: doneToBoard,
  [`PUT ${BOARD}/toggle-public-access`]: done(publicLink),
  [`GET ${BOARD}/public-access-settings`]: z.object({
    ...publicAccess,
    ...z.object(publicLink).omit({ enabled: true, shortcode: true }).partial().shape,
  }),
  [`POST ${BOARD}/duplicate-board`]: z.object({ board: Board }),
  [`PUT ${BOARD}/archive-board`]: doneToBoard,
  [`PUT ${BOARD}/restore-board`]: doneToBoard,
  [`GET ${BOARD}/has-data-changed`]: z.object({
    board: z.union([Board, z.strictObject({})]),
    stages: z.array(Stage),
    labels: z.array(Label),
    tasks: z.array(Task),
    taskDeleted: reset,
    stageDeleted: reset,
    labelDeleted: reset,
    taskResetRequired: reset,
    stageResetRequired: reset,
    labelResetRequired: reset,
    has_changes: flag,
    synced_at: PlainTime,
    sync_reset: flag,
    too_many_tasks: flag.optional(),
    stage_totals: z.array(z.tuple([id, count])).optional(),
  }),

  [`POST ${BOARD}/stage-create`]: doneToStages,
  [`PUT ${BOARD}/update-stage/{stage_id}`]: done({
    data: Stage,
    updatedStage: Stage,
    stages: z.array(Stage),
    success: z.literal(true),
  }),
  [`PUT ${BOARD}/update-stage-property/{stage_id}`]: done({ stage: Stage }),
  [`PUT ${BOARD}/stage-view/{stage_id}`]: done({ stage: Stage }),
  [`PUT ${BOARD}/stage/{stage_id}/default-assignees`]: done({ stage: Stage }),
  [`PUT ${BOARD}/stage/{stage_id}/default-watchers`]: done({ stage: Stage }),
  [`PUT ${BOARD}/re-position-stages`]: doneToStages,
  [`PUT ${BOARD}/drag-stage`]: doneToStages,
  [`PUT ${BOARD}/stage/{stage_id}/sort-task`]: doneToTasks,
  [`GET ${BOARD}/stage-task-available-positions/{stage_id}`]: z.object({
    data: z.object({ stage_id: id, available_positions: z.array(count), current_task_count: count }),
    availablePositions: z.array(count),
    moveTargets: z.array(place),
    currentMoveTargetKey: textOrNull,
    defaultMoveTargetKey: text,
  }),
  [`PUT ${BOARD}/archive-stage/{stage_id}`]: done({ updatedStage: Stage }),
  [`PUT ${BOARD}/restore-stage/{stage_id}`]: done({
    updatedStage: Stage,
    success: z.literal(true),
  }),
  [`GET ${BOARD}/archived-stages`]: z.object({
    stages: z.union([pageOf("ArchivedStagePage", ArchivedStage), z.array(ArchivedStage)]),
  }),
  [`PUT ${BOARD}/stage/{stage_id}/archive-all-task`]: doneToTasks,
  [`PUT ${BOARD}/stage-move-all-task`]: doneToTasks,
  [`PUT ${OWN_BOARD}/stages/{stage_id}/limit`]: done({ stage: Stage }),
  [`DELETE ${OWN_BOARD}/stages/{stage_id}`]: justDone,
  [`PUT ${OWN_BOARD}/drag`]: justDone,
  [`PUT ${OWN_BOARD}/star`]: justDone,
  [`DELETE ${OWN_BOARD}/star`]: justDone,

  [`GET ${BOARD}/labels`]: z.object({ labels: z.array(Label) }),
  [`POST ${BOARD}/labels`]: done({ label: Label }),
  [`PUT ${BOARD}/labels/{label_id}`]: done({ label: Label }),
  [`DELETE ${BOARD}/labels/{label_id}`]: done({ type: z.literal("success") }),
  [`POST ${BOARD}/labels/task`]: done({ label: TaskLabel }),
  [`GET ${BOARD}/labels/used-in-tasks`]: z.object({ labels: z.array(Label) }),
  [`GET ${TASK}/labels`]: z.object({ labels: z.array(TaskLabel) }),
  [`DELETE ${TASK}/labels/{label_id}`]: justDone,

  [`POST ${BOARD}/custom-field`]: done({ customField: CustomField }),
  [`GET ${BOARD}/custom-fields`]: z.object({ customFields: z.array(CustomField) }),
  [`PUT ${BOARD}/custom-field/{custom_field_id}`]: done({ customField: CustomField }),
  [`DELETE ${BOARD}/custom-field/{custom_field_id}`]: justDone,
  [`PUT ${BOARD}/custom-field/{custom_field_id}/update-position`]: justDone,
  [`GET ${TASK}/custom-fields`]: z.object({
    customFields: z.array(CustomFieldValue),
  }),
  [`POST ${TASK}/custom-fields`]: z.object({ customField: CustomField }),

  "GET /boards/v2/admin/folders": z.object({ folders: z.array(Folder) }),
  "POST /boards/v2/admin/folders": done({ folder: Folder }),
  "GET /boards/v2/admin/folders/{folder_id}": z.object({ folder: Folder.nullable() }),
  "PUT /boards/v2/admin/folders/{folder_id}": done({ folder: Folder }),
  "DELETE /boards/v2/admin/folders/{folder_id}": justDone,
  "POST /boards/v2/admin/folders/{folder_id}/add-board": justDone,
  "POST /boards/v2/admin/folders/{folder_id}/remove-board": justDone,
};
