import type { Board, Folder } from "@/generated/prisma/client";
import { GRADIENTS, SOLID_COLORS } from "@/lib/boards/palette";
import { LABEL_COLORS, LABEL_TEXT_COLORS } from "@/lib/labels/colors";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import { abilitiesOn, viewerContextOf, isOnlyViewer, type OnBoard } from "@/lib/boards/policy";
import { type AnyCustomField, presentCustomField } from "@/lib/custom-fields/present";
import { day, plainDateOrNull } from "@/lib/dates/dates";
import { env } from "@/lib/env";
import type { FolderMapping } from "@/lib/folders/mapping";
import { type AnyLabel, presentLabel } from "@/lib/labels/present";
import type { BoardChoices } from "@/lib/modules/on-screen";
import { type MemberRecord, presentBoardUser } from "@/lib/members/present";
import { presentStage, type StageRow } from "@/lib/stages/present";
import type { CurrentUser } from "@/lib/users/current-user";
import { type ViewerContext, type Person, presentPerson } from "@/lib/users/present";
import { DELETED_USER } from "@/lib/users/nobody";

export type BoardJson = ReturnType<typeof presentBoard>;

export function presentBoard(board: Board, isUserOnlyViewer: boolean) {
  return {
    id: board.id,
    parent_id: board.parentId,
    title: board.title,
    description: board.description,
    type: presentType(board.type),
    currency: board.currency,
    background: presentBackground(board),
    settings: presentSettings(board),
    created_by: board.createdById,
    archived_at: plainDateOrNull(board.archivedAt),
    meta: presentMeta(board),
    isUserOnlyViewer,
  };
}

export const presentBoardFor = (user: CurrentUser, found: OnBoard) =>
  presentBoard(found.board, isOnlyViewer(user, found));

export const presentType = (type: Board["type"]) => (type === "to_do" ? "to-do" : "roadmap");

export function presentBackground(board: Board) {
  return {
    id: presentBackgroundId(board),
    is_image: board.backgroundIsImage,
    image_url: board.backgroundImageUrl,
    color: board.backgroundColor,
  };
}

/** A name for a colour, a number for an uploaded image. */
const presentBackgroundId = ({ backgroundId, backgroundIsImage }: Board) =>
  backgroundIsImage && /^\d{1,10}$/.test(backgroundId ?? "") ? Number(backgroundId) : backgroundId;

function presentSettings(board: Board) {
  return {
    tasks_count: board.tasksCount,
    ...presentChoices(board),
    ...(board.isTemplate && {
      is_template: true,
      template_description: board.templateDescription ?? "",
      template_category: board.templateCategory ?? "",
    }),
    ...(board.taskCreationStatus && {
      task_creation_status: board.taskCreationStatus as string,
      task_creation_total: board.taskCreationTotal ?? 0,
    }),
  };
}

/** Absent while the site's choice applies. */
export const presentChoices = ({ enableTimeTracking, enableRecurringTasks }: Board): BoardChoices => ({
  ...(enableTimeTracking !== null && { enable_time_tracking: enableTimeTracking }),
  ...(enableRecurringTasks !== null && { enable_recurring_tasks: enableRecurringTasks }),
});

/** Only values that differ from the default, as strings. An empty map is `[]`, as in PHP. */
function presentMeta(board: Board): Record<string, string> | never[] {
  const meta: Record<string, string> = {
    ...(board.hasCustomFieldOrder && { custom_field_positions: "yes" }),
    ...(board.publicAccessEnabled && { public_access_enabled: "1" }),
    ...(board.crmContactId !== null && { crm_contact_id: String(board.crmContactId) }),
    ...(board.roadmapPageId !== null && { roadmap_page_id: board.roadmapPageId }),
    ...(board.enableStageChangeEmail !== null && {
      enable_stage_change_email: board.enableStageChangeEmail ? "yes" : "no",
    }),
  };
  return Object.keys(meta).length > 0 ? meta : [];
}

/** Empty while public access is off. */
export const presentPublicAccess = ({ id, publicAccessEnabled }: Board) => ({
  enabled: publicAccessEnabled,
  shortcode: publicAccessEnabled ? `[board_public id="${id}"]` : "",
});

export type BoardInList = Board & { members: MemberRecord[]; stages: StageRow[]; isPinned: boolean };

export function presentBoardInList(board: BoardInList, user: CurrentUser) {
  const membership = board.members.find((member) => member.userId === user.id) ?? null;
  const viewerContext = viewerContextOf(user, { membership });
  return {
    ...presentBoard(board, isOnlyViewer(user, { membership })),
    completed_tasks_count: String(board.completedTasksCount),
    users: board.members.map((member) => presentBoardUser(member, viewerContext)),
    is_pinned: board.isPinned,
    stages: board.stages.map(presentStage),
  };
}

export const presentCurrentFolder = ({ id, title, board_ids }: FolderMapping) => ({
  id,
  title,
  board_count: board_ids.length,
});

export interface WholeBoard extends BoardInList {
  createdBy: Person | null;
  folder: Pick<Folder, "id" | "title"> | null;
  labels: AnyLabel[];
  customFields: AnyCustomField[];
  /** Whether time tracking is on. */
  tracksTime: boolean;
}

export function presentWholeBoard(board: WholeBoard, user: CurrentUser, viewerContext: ViewerContext) {
  const membership = board.members.find((member) => member.userId === user.id) ?? null;
  return {
    ...presentBoardInList(board, user),
    updated_at_ms: board.updatedAt.getTime(),
    abilities: abilitiesOn(user, { board, membership }),
    createdOn: day(board.createdAt),
    labelColor: LABEL_COLORS,
    labelColorText: LABEL_TEXT_COLORS,
    labelColorPresets: LABEL_PRESETS,
    owner: board.createdBy ? presentPerson(board.createdBy, viewerContext) : DELETED_USER,
    labels: board.labels.map(presentLabel),
    custom_fields: board.customFields.map(presentCustomField),
    folder: board.folder && { id: board.folder.id, title: board.folder.title },
    has_timer: board.tracksTime,
    front_url: `${env().BOARDS_URL}/boards/${board.id}`,
  };
}

export const presentPalettes = () => ({ solidColors: SOLID_COLORS, gradients: GRADIENTS });
