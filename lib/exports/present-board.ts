import { fileHashIn } from "@/lib/attachments/file-link";
import type { DocumentBoard } from "@/lib/board-document/document";
import { type ExportContext, ref, refOrNull, time, timeOrNull } from "@/lib/exports/context";
import type { ExportedBoard } from "@/lib/exports/load";
import { presentActivity, presentAttachment, presentPerson } from "@/lib/exports/present-parts";
import { nameOfType } from "@/lib/custom-fields/types";

export function presentBoard(board: ExportedBoard, context: ExportContext): DocumentBoard {
  const attachments = board.attachments.map((attachment) => presentAttachment(attachment, context));
  return {
    ...presentFacts(board),
    background: presentBackground(board, attachments),
    people: [...context.people.values()].map((person) => presentPerson(person, context.viewerContext)),
    members: board.members.map(({ userId, role }) => ({ person: ref(userId), role })),
    stages: board.stages.map(presentStage),
    labels: board.labels.map(presentLabel),
    custom_fields: board.customFields.map(presentField),
    attachments,
    activities: board.activities.map(presentActivity),
  };
}

const presentFacts = (board: ExportedBoard) => ({
  id: ref(board.id),
  title: board.title,
  description: board.description,
  type: board.type === "to_do" ? ("to-do" as const) : board.type,
  currency: board.currency,
  is_template: board.isTemplate,
  template_description: board.templateDescription,
  template_category: board.templateCategory,
  enable_time_tracking: board.enableTimeTracking,
  enable_recurring_tasks: board.enableRecurringTasks,
  enable_stage_change_email: board.enableStageChangeEmail,
  has_custom_field_order: board.hasCustomFieldOrder,
  is_indexed: board.isIndexed,
  is_private: board.isPrivate,
  moderates_ideas: board.moderatesIdeas,
  moderates_comments: board.moderatesComments,
  archived_at: timeOrNull(board.archivedAt),
  created_by: refOrNull(board.createdById),
  created_at: time(board.createdAt),
});

/** A picture that was uploaded here is also one of the attachments. */
function presentBackground(
  { attachments: records, ...board }: ExportedBoard,
  attachments: DocumentBoard["attachments"],
): DocumentBoard["background"] {
  if (board.backgroundColor === null && board.backgroundImageUrl === null) return null;
  const hash = fileHashIn(board.backgroundImageUrl ?? "");
  const picture = attachments[records.findIndex(({ fileHash }) => fileHash === hash)];
  return {
    id: board.backgroundId,
    color: board.backgroundColor,
    is_image: board.backgroundIsImage,
    image_url: picture?.url ?? board.backgroundImageUrl,
    file: picture?.file ?? null,
  };
}

const presentStage = (stage: ExportedBoard["stages"][number]): DocumentBoard["stages"][number] => ({
  id: ref(stage.id),
  title: stage.title,
  slug: stage.slug,
  position: Number(stage.position),
  color: stage.color,
  bg_color: stage.bgColor,
  status: stage.defaultTaskStatus,
  is_template: stage.isTemplate,
  is_public: stage.isPublic,
  wip_limit: stage.wipLimit,
  default_assignees: stage.defaultAssignees.map(({ userId }) => ref(userId)),
  default_watchers: stage.defaultWatchers.map(({ userId }) => ref(userId)),
  archived_at: timeOrNull(stage.archivedAt),
  archived_by: refOrNull(stage.archivedById),
});

const presentLabel = (label: ExportedBoard["labels"][number]): DocumentBoard["labels"][number] => ({
  id: ref(label.id),
  title: label.title,
  slug: label.slug,
  color: label.color,
  bg_color: label.bgColor,
  color_preset: label.colorPreset,
});

const presentField = (field: ExportedBoard["customFields"][number]): DocumentBoard["custom_fields"][number] => ({
  id: ref(field.id),
  title: field.title,
  type: nameOfType(field.type),
  options: field.options,
  position: Number(field.position),
});
