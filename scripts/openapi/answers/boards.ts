import { z } from "zod";
import { type Answers, done, justDone, pageOf } from "@/scripts/openapi/answers/shapes";
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
import { count, id, PlainTime } from "@/scripts/openapi/records/record";
import { Task } from "@/scripts/openapi/records/tasks";

const doneToBoard = done({ board: Board });
const doneToStages = done({ updatedStages: z.array(Stage) });
const doneToTasks = done({ updatedTasks: z.array(Task) });
const publicAccess = { enabled: z.boolean(), shortcode: z.string() };

const menuItem = z.object({
  key: z.string(),
  icon_name: z.string(),
  label: z.string(),
  position: z.number(),
  role: z.string(),
  type: z.literal("default"),
  pro: z.literal(true).optional(),
  requires_pro: z.boolean().optional(),
});

const folderMapping = z
  .union([z.record(z.string(), z.object({ id, title: z.string(), board_ids: z.array(id) })), z.array(z.never())])
  .meta({ description: "By the id of the folder; without any an empty list." });
const place = z.object({
  key: z.string(),
  label: count,
  prevTaskId: id.nullable(),
  nextTaskId: id.nullable(),
  isCurrent: z.boolean(),
});
const reset = z.boolean();

export const BOARD_ANSWERS: Answers = {
  "GET /boards/v2/projects": z.object({
    boards: pageOf("BoardPage", BoardInList),
    folder_mapping: folderMapping,
    current_folder: z.object({ id, title: z.string(), board_count: count }).nullable().optional(),
    board_counts: z.object({ all: count, pinned: count, archived: count }),
  }),
  "POST /boards/v2/projects": doneToBoard,
  "GET /boards/v2/projects/list-of-boards": BoardsToPick,
  "GET /boards/v2/projects/user-accessible-boards": z.object({ boards: z.array(Board) }),
  "GET /boards/v2/projects/pinned-boards": z.object({ pinnedBoards: z.array(Board) }),
  "GET /boards/v2/projects/recent-boards": z.object({ boards: z.array(BoardInList) }),
  "GET /boards/v2/projects/currencies": z.record(z.string(), z.string()),
  "GET /boards/v2/projects/get-default-board-colors": Palettes,
  "POST /boards/v2/projects/onboard": doneToBoard,
  "PUT /boards/v2/projects/skip-onboarding": justDone,
  "GET /boards/v2/projects/{board_id}": z.object({ board: WholeBoard, synced_at: PlainTime }),
  "PUT /boards/v2/projects/{board_id}": done({ board: Board, stages: z.array(Stage) }),
  "DELETE /boards/v2/projects/{board_id}": justDone,
  "PUT /boards/v2/projects/{board_id}/pin-board": justDone,
  "PUT /boards/v2/projects/{board_id}/unpin-board": justDone,
  "GET /boards/v2/projects/{board_id}/board-menu-items": z.object({ menu_items: z.array(menuItem) }),
  "GET /boards/v2/projects/{board_id}/assignees": z.object({ data: z.array(Assignable) }),
  "POST /boards/v2/projects/{board_id}/crm-contact": justDone,
  "GET /boards/v2/projects/{board_id}/crm-contacts": z.object({ associatedContacts: z.array(z.never()) }),
  "GET /boards/v2/projects/crm-associated-boards/{contact_id}": z.object({ boards: z.array(z.never()) }),
  "PUT /boards/v2/projects/{board_id}/upload/background": done({ background: Background }),
  "POST /boards/v2/projects/{board_id}/upload/background-image": done({ background: Background }),
  "PUT /boards/v2/projects/{board_id}/update-board-properties": doneToBoard,
  "PUT /boards/v2/projects/{board_id}/toggle-public-access": done(publicAccess),
  "GET /boards/v2/projects/{board_id}/public-access-settings": z.object(publicAccess),
  "POST /boards/v2/projects/{board_id}/duplicate-board": z.object({ board: Board }),
  "PUT /boards/v2/projects/{board_id}/archive-board": doneToBoard,
  "PUT /boards/v2/projects/{board_id}/restore-board": doneToBoard,
  "GET /boards/v2/projects/{board_id}/has-data-changed": z.object({
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
    has_changes: z.boolean(),
    synced_at: PlainTime,
    sync_reset: z.boolean(),
  }),

  "POST /boards/v2/projects/{board_id}/stage-create": doneToStages,
  "PUT /boards/v2/projects/{board_id}/update-stage/{stage_id}": done({
    data: Stage,
    updatedStage: Stage,
    stages: z.array(Stage),
    success: z.literal(true),
  }),
  "PUT /boards/v2/projects/{board_id}/update-stage-property/{stage_id}": done({ stage: Stage }),
  "PUT /boards/v2/projects/{board_id}/stage-view/{stage_id}": done({ stage: Stage }),
  "PUT /boards/v2/projects/{board_id}/stage/{stage_id}/default-assignees": done({ stage: Stage }),
  "PUT /boards/v2/projects/{board_id}/stage/{stage_id}/default-watchers": done({ stage: Stage }),
  "PUT /boards/v2/projects/{board_id}/re-position-stages": doneToStages,
  "PUT /boards/v2/projects/{board_id}/drag-stage": doneToStages,
  "PUT /boards/v2/projects/{board_id}/stage/{stage_id}/sort-task": doneToTasks,
  "GET /boards/v2/projects/{board_id}/stage-task-available-positions/{stage_id}": z.object({
    data: z.object({ stage_id: id, available_positions: z.array(count), current_task_count: count }),
    availablePositions: z.array(count),
    moveTargets: z.array(place),
    currentMoveTargetKey: z.string().nullable(),
    defaultMoveTargetKey: z.string(),
  }),
  "PUT /boards/v2/projects/{board_id}/archive-stage/{stage_id}": done({ updatedStage: Stage }),
  "PUT /boards/v2/projects/{board_id}/restore-stage/{stage_id}": done({
    updatedStage: Stage,
    success: z.literal(true),
  }),
  "GET /boards/v2/projects/{board_id}/archived-stages": z.object({
    stages: z.union([pageOf("ArchivedStagePage", ArchivedStage), z.array(ArchivedStage)]),
  }),
  "PUT /boards/v2/projects/{board_id}/stage/{stage_id}/archive-all-task": doneToTasks,
  "PUT /boards/v2/projects/{board_id}/stage-move-all-task": doneToTasks,
  "DELETE /boards-app/v1/boards/{board_id}/stages/{stage_id}": justDone,
  "PUT /boards-app/v1/boards/{board_id}/drag": justDone,
  "PUT /boards-app/v1/boards/{board_id}/star": justDone,
  "DELETE /boards-app/v1/boards/{board_id}/star": justDone,

  "GET /boards/v2/projects/{board_id}/labels": z.object({ labels: z.array(Label) }),
  "POST /boards/v2/projects/{board_id}/labels": done({ label: Label }),
  "PUT /boards/v2/projects/{board_id}/labels/{label_id}": done({ label: Label }),
  "DELETE /boards/v2/projects/{board_id}/labels/{label_id}": done({ type: z.literal("success") }),
  "POST /boards/v2/projects/{board_id}/labels/task": done({ label: TaskLabel }),
  "GET /boards/v2/projects/{board_id}/labels/used-in-tasks": z.object({ labels: z.array(Label) }),
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/labels": z.object({ labels: z.array(TaskLabel) }),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/labels/{label_id}": justDone,

  "POST /boards/v2/projects/{board_id}/custom-field": done({ customField: CustomField }),
  "GET /boards/v2/projects/{board_id}/custom-fields": z.object({ customFields: z.array(CustomField) }),
  "PUT /boards/v2/projects/{board_id}/custom-field/{custom_field_id}": done({ customField: CustomField }),
  "DELETE /boards/v2/projects/{board_id}/custom-field/{custom_field_id}": justDone,
  "PUT /boards/v2/projects/{board_id}/custom-field/{custom_field_id}/update-position": justDone,
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/custom-fields": z.object({
    customFields: z.array(CustomFieldValue),
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/custom-fields": z.object({ customField: CustomField }),

  "GET /boards/v2/admin/folders": z.object({ folders: z.array(Folder) }),
  "POST /boards/v2/admin/folders": done({ folder: Folder }),
  "GET /boards/v2/admin/folders/{folder_id}": z.object({ folder: Folder.nullable() }),
  "PUT /boards/v2/admin/folders/{folder_id}": done({ folder: Folder }),
  "DELETE /boards/v2/admin/folders/{folder_id}": justDone,
  "POST /boards/v2/admin/folders/{folder_id}/add-board": justDone,
  "POST /boards/v2/admin/folders/{folder_id}/remove-board": justDone,
};
