import { grouped } from "@/lib/by-id";
import type { DocumentComment, DocumentSubtask, DocumentTask } from "@/lib/board-document/task";
import { type ExportContext, json, ref, refOrNull, time, timeOrNull } from "@/lib/exports/context";
import type { ExportedComment, ExportedTask, TaskPage } from "@/lib/exports/load";
import { presentActivity, presentAttachment, presentRepeatRule, presentTimeTrack } from "@/lib/exports/present-parts";
import { REMINDER_NAMES } from "@/lib/tasks/record";
import { canSeeEmail } from "@/lib/users/present";

export function* presentTasks({ tasks, subtasks }: TaskPage, context: ExportContext): Generator<DocumentTask> {
  const subtasksOf = grouped(subtasks, ({ subtaskGroupId }) => subtaskGroupId);
  for (const task of tasks)
    yield {
      ...presentTask(task, context),
      stage: refOrNull(task.stageId),
      subtask_groups: task.groups.map(({ id, title, position }) => ({
        id: ref(id),
        title,
        position: Number(position),
        subtasks: (subtasksOf.get(id) ?? []).map((subtask) => presentTask(subtask, context)),
      })),
    };
}

const presentTask = (task: ExportedTask, context: ExportContext): DocumentSubtask => ({
  ...presentFacts(task, context),
  ...presentTimes(task),
  ...presentRelations(task, context),
});

const presentFacts = (task: ExportedTask, context: ExportContext) => ({
  id: ref(task.id),
  title: task.title,
  slug: task.slug,
  type: task.type,
  status: task.status,
  priority: task.priority,
  description: task.description,
  source: task.source,
  source_id: task.sourceId,
  lead_value: Number(task.leadValue),
  crm_contact_id: task.crmContactId,
  position: Number(task.position),
  estimated_minutes: task.estimatedMinutes,
  is_pinned: task.isPinned,
  is_template: task.isTemplate,
  cover_color: task.coverColor,
  cover_attachment: refOrNull(task.coverAttachmentId),
  logo: task.logo,
  integration_type: task.integrationType,
  author_name: task.authorName,
  author_email: task.authorEmail && emailOf(task.createdById, task.authorEmail, context),
});

const presentTimes = (task: ExportedTask) => ({
  reminder: task.reminderType === null ? ("none" as const) : REMINDER_NAMES[task.reminderType],
  remind_at: timeOrNull(task.remindAt),
  started_at: timeOrNull(task.startedAt),
  due_at: timeOrNull(task.dueAt),
  last_completed_at: timeOrNull(task.lastCompletedAt),
  archived_at: timeOrNull(task.archivedAt),
  archived_by: refOrNull(task.archivedById),
  archived_with_stage: task.archivedWithStage,
  created_by: refOrNull(task.createdById),
  created_at: time(task.createdAt),
  updated_at: time(task.updatedAt),
});

const presentRelations = (task: ExportedTask, context: ExportContext) => ({
  assignees: task.assignees.map(({ userId }) => ref(userId)),
  watchers: task.watchers.map(({ userId }) => ref(userId)),
  labels: task.labels.map(({ labelId }) => ref(labelId)),
  custom_fields: task.customFieldValues.map(({ customFieldId, value }) => ({
    field: ref(customFieldId),
    value: json(value),
  })),
  comments: presentComments(task, context),
  attachments: task.attachments
    .filter(({ owner }) => owner !== "comment_image")
    .map((attachment) => presentAttachment(attachment, context)),
  time_tracks: task.timeTracks.map(presentTimeTrack),
  repeat: task.repeatRule && presentRepeatRule(task.repeatRule),
  idea: presentIdea(task),
  activities: task.activities.map(presentActivity),
  predecessors: task.predecessors.map(({ predecessorId }) => ref(predecessorId)),
});

function presentComments({ comments, attachments }: ExportedTask, context: ExportContext): DocumentComment[] {
  const images = grouped(attachments, ({ commentId }) => commentId);
  const replies = grouped(comments, ({ parentId }) => parentId);
  const present = (comment: ExportedComment) => ({
    id: ref(comment.id),
    type: comment.type,
    privacy: comment.privacy,
    status: comment.status,
    author_name: comment.authorName,
    author_email: emailOf(comment.createdById, comment.authorEmail, context),
    raw_description: comment.rawDescription,
    description: comment.description,
    mentions: comment.mentions.map(({ userId }) => ref(userId)),
    images: (images.get(comment.id) ?? []).map((image) => presentAttachment(image, context)),
    created_by: refOrNull(comment.createdById),
    created_at: time(comment.createdAt),
    updated_at: time(comment.updatedAt),
  });
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({ ...present(comment), replies: (replies.get(comment.id) ?? []).map(present) }));
}

/** An address that a guest gave is for people who may edit the board; that of an account as everywhere. */
function emailOf(userId: number | null, email: string, { people, viewerContext }: ExportContext): string {
  const person = people.get(userId ?? 0);
  if (person) return canSeeEmail(viewerContext, person) ? email : "";
  return viewerContext.seesEmails || viewerContext.seesGuests ? email : "";
}

function presentIdea({ type, idea, votes, voteCount }: ExportedTask) {
  if (type !== "roadmap" && !idea && voteCount === 0) return null;
  return {
    answer: idea?.answer ?? null,
    answered_by: refOrNull(idea?.answeredById ?? null),
    answered_at: timeOrNull(idea?.answeredAt ?? null),
    merged_into: refOrNull(idea?.mergedIntoId ?? null),
    votes: votes.flatMap(({ userId, createdAt }) =>
      userId === null ? [] : [{ person: ref(userId), created_at: time(createdAt) }],
    ),
    guest_votes: Math.max(0, voteCount - votes.length),
  };
}
