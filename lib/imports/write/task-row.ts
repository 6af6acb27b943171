import type { Board } from "@/generated/prisma/client";
import { isEmailAddress } from "@/lib/text/email-address";
import { imageAddress } from "@/lib/boards/background";
import { hexOr } from "@/lib/imports/write/colors";
import { authorOf, type WriteContext } from "@/lib/imports/write/context";
import type { PlacedTask } from "@/lib/imports/write/place-tasks";
import type { PlannedTask } from "@/lib/imports/write/plan";
import { slugOfTask } from "@/lib/tasks/slug";
import { cut, plainLine } from "@/lib/text/text";

const LONGEST_TITLE = 1_000;

export function taskRow(
  { id: boardId, type }: Pick<Board, "id" | "type">,
  task: PlannedTask,
  place: PlacedTask,
  context: WriteContext,
) {
  const { id, document, parent, groupId } = task;
  const title = cut(plainLine(document.title), LONGEST_TITLE) || "Untitled task";
  const now = new Date().toISOString();
  const createdAt = document.created_at ?? now;
  return {
    ...{ id, boardId, title, parentId: parent?.id ?? null, subtaskGroupId: groupId },
    slug: document.slug || slugOfTask(title),
    type: type === "roadmap" && !parent ? "roadmap" : "task",
    ...{ status: document.status, priority: document.priority },
    description: document.description && task.rewrite(document.description),
    ...propertiesOf(task),
    ...countersOf(task),
    ...timesOf(task, now),
    ...placeOf(place),
    archivedById: context.ids.get("person", document.archived_by) ?? null,
    createdById: creatorOf(document, context),
    createdAt,
    // Those who look at the board are sent what has changed since.
    updatedAt: context.isMove ? (document.updated_at ?? createdAt) : now,
    ...{ titleChangedAt: createdAt, descriptionChangedAt: createdAt },
  };
}

/** Ideas of guests have no account. */
const creatorOf = ({ author_name, created_by }: PlannedTask["document"], context: WriteContext) =>
  author_name ? (context.ids.get("person", created_by) ?? null) : authorOf(created_by, context);

const placeOf = ({ stageId, position, archivedAt, isArchivedWithStage }: PlacedTask) => ({
  ...{ stageId, position, archivedAt, archivedWithStage: isArchivedWithStage },
  archivedPosition: isArchivedWithStage ? position : null,
});

const LARGEST_VALUE = 99_999_999;
const LARGEST_MINUTES = 60 * 24 * 365 * 100;

const propertiesOf = ({ document }: PlannedTask) => ({
  source: document.source ?? "web",
  sourceId: document.source_id,
  leadValue: Math.max(-LARGEST_VALUE, Math.min(LARGEST_VALUE, document.lead_value)).toFixed(2),
  crmContactId: document.crm_contact_id,
  estimatedMinutes: document.estimated_minutes === null ? null : Math.min(LARGEST_MINUTES, document.estimated_minutes),
  isPinned: document.is_pinned,
  isTemplate: document.is_template,
  coverColor: hexOr(document.cover_color, null),
  logo: document.logo && imageAddress(document.logo),
  integrationType: document.integration_type,
  authorName: document.author_name,
  authorEmail: document.author_email && isEmailAddress(document.author_email) ? document.author_email : null,
});

function countersOf({ subtasks, comments, attachments }: PlannedTask) {
  const active = subtasks.filter(({ document }) => document.archived_at === null);
  return {
    subtaskCount: active.length,
    subtaskCompletedCount: active.filter(({ document }) => document.status === "closed").length,
    commentsCount: comments.filter(({ parentId, document }) => parentId === null && document.type === "comment").length,
    attachmentCount: attachments.filter(({ record }) => record.owner === "task").length,
  };
}

/** A reminder in the past counts as sent. */
const timesOf = ({ document }: PlannedTask, now: string) => ({
  reminderType: document.reminder,
  remindAt: document.remind_at,
  remindedAt: document.remind_at !== null && document.remind_at <= now ? now : null,
  startedAt: document.started_at,
  dueAt: document.due_at,
  lastCompletedAt: document.last_completed_at,
});
