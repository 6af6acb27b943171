import { isoDate, plainDateOrNull } from "@/lib/dates/dates";
import type { ArchivedStage } from "@/lib/stages/list-archived";
import type { StageRecord } from "@/lib/stages/load";
import { presentPersonInShort } from "@/lib/users/present";

export type StageJson = ReturnType<typeof presentStage>;

/** Raw statements return the position as a number, Prisma as a decimal. */
export type StageRow = Omit<StageRecord, "position"> & { position: { toFixed(places: number): string } };

export function presentStage(stage: StageRow) {
  return {
    id: stage.id,
    board_id: stage.boardId,
    title: stage.title,
    slug: stage.slug,
    type: "stage",
    position: stage.position.toFixed(2),
    color: stage.color,
    bg_color: stage.bgColor,
    settings: settingsOf(stage),
    archived_at: plainDateOrNull(stage.archivedAt),
    created_at: isoDate(stage.createdAt),
    updated_at: isoDate(stage.updatedAt),
  };
}

export function presentArchivedStage(stage: ArchivedStage) {
  const { archivedById, archivedBy } = stage;
  return {
    ...presentStage(stage),
    archived_by_id: archivedById,
    archived_by: archivedBy && presentPersonInShort(archivedBy),
  };
}

/** Keys that were never set are absent, as clients expect. */
function settingsOf(stage: StageRow) {
  return {
    default_task_status: stage.defaultTaskStatus as string,
    ...((stage.hasDefaultPeople || stage.defaultAssigneeIds.length > 0) && {
      default_task_assignees: stage.defaultAssigneeIds,
    }),
    ...(stage.defaultWatcherIds.length > 0 && { default_task_watchers: stage.defaultWatcherIds }),
    ...(stage.isTemplate !== null && { is_template: stage.isTemplate }),
    ...(stage.isPublic !== null && { is_public: stage.isPublic }),
    ...(stage.wipLimit !== null && { wip_limit: stage.wipLimit }),
    ...(stage.archivedById !== null && { archived_by_id: stage.archivedById }),
  };
}
