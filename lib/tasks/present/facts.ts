import { accessLink } from "@/lib/attachments/signature";
import { presentRule } from "@/lib/recurrence/present";
import type { BareTaskRow } from "@/lib/tasks/columns";
import type { JsonTime } from "@/lib/tasks/read/rows";

/** Only ideas have votes (compatibility.md, C140), and only tasks with logged time have `log_minutes` (C166). */
export function presentFacts(row: BareTaskRow): FactsOfAnyTask & { vote_count?: number; log_minutes?: number } {
  const facts = factsOfAnyTask(row);
  if (row.type !== "roadmap" && row.loggedMinutes === 0) return facts;
  return {
    ...facts,
    ...(row.type === "roadmap" && { vote_count: row.voteCount }),
    ...(row.loggedMinutes > 0 && { log_minutes: row.loggedMinutes }),
  };
}

type FactsOfAnyTask = ReturnType<typeof factsOfAnyTask>;

function factsOfAnyTask(row: BareTaskRow) {
  return {
    id: row.id,
    parent_id: row.parentId,
    board_id: row.boardId,
    crm_contact_id: row.crmContactId,
    title: row.title,
    slug: row.slug,
    type: row.type as string,
    status: row.status as string,
    stage_id: row.stageId,
    source: row.source,
    source_id: row.sourceId,
    priority: presentPriority(row.priority),
    created_by: row.createdById,
    position: row.position.toFixed(2),
    comments_count: row.commentsCount,
    reminder_type: row.reminderType as string | null,
    settings: presentSettings(row),
    remind_at: plainTime(row.remindAt),
    started_at: plainTime(row.startedAt),
    due_at: plainTime(row.dueAt),
    last_completed_at: plainTime(row.lastCompletedAt),
    archived_at: plainTime(row.archivedAt),
  };
}

export function presentTexts(row: BareTaskRow) {
  return {
    description: row.description,
    lead_value: row.leadValue.toFixed(2),
    issue_number: null,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
    contact: null,
  };
}

export const presentGroup = ({ parentId, subtaskGroupId }: BareTaskRow) =>
  parentId === null ? {} : { subtask_group_id: subtaskGroupId };

export const presentPriority = (priority: BareTaskRow["priority"]): string => (priority === "none" ? "" : priority);

type Settings = ReturnType<typeof settingsOfAnyTask> & { author?: { name: string } };

function presentSettings(row: BareTaskRow): Settings {
  const settings = settingsOfAnyTask(row);
  if (row.logo === null && row.integrationType === null && row.authorName === null) return settings;
  return {
    ...settings,
    ...(row.authorName !== null && { author: { name: row.authorName } }),
    ...(row.logo !== null && { logo: row.logo }),
    ...(row.integrationType !== null && { integration_type: row.integrationType }),
  };
}

const settingsOfAnyTask = (row: BareTaskRow) => ({
  cover: presentCover(row),
  subtask_count: row.subtaskCount,
  attachment_count: row.attachmentCount,
  subtask_completed_count: row.subtaskCompletedCount,
});

/** Values are strings, defaults are left out, and an empty map is `[]` as in PHP. */
function presentMeta(row: BareTaskRow): Record<string, string> | never[] {
  if (row.isTemplate === null && !row.isPinned && row.subtaskGroupId === null && row.estimatedMinutes === null)
    return [];
  return {
    ...(row.isTemplate !== null && { is_template: row.isTemplate ? "yes" : "no" }),
    ...(row.isPinned && { is_pinned: "1" }),
    ...(row.subtaskGroupId !== null && { subtask_group_id: String(row.subtaskGroupId) }),
    ...(row.estimatedMinutes !== null && { _estimated_minutes: String(row.estimatedMinutes) }),
  };
}

export const presentMarks = (row: BareTaskRow) => ({
  meta: presentMeta(row),
  repeat_task_meta: row.repeatRule && presentRule(row.repeatRule),
  is_pinned: row.isPinned,
});

export const isoTime = (time: JsonTime): string => `${time.slice(0, 19)}+00:00`;
export const presentTime = (time: JsonTime): string => `${time.slice(0, 10)} ${time.slice(11, 19)}`;
const plainTime = (time: JsonTime | null): string | null => (time === null ? null : presentTime(time));

function presentCover({ coverColor, coverId, coverHash }: Pick<BareTaskRow, "coverColor" | "coverId" | "coverHash">) {
  const image =
    coverId === null || coverHash === null
      ? {}
      : { imageId: coverId, backgroundImage: accessLink({ fileHash: coverHash }) };
  return { backgroundColor: coverColor ?? "", ...image };
}
