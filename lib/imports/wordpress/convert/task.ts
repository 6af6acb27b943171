import { DocumentTask } from "@/lib/board-document/task";
import { notesOfLeftOut } from "@/lib/board-document/left-out";
import { convertedActivities } from "@/lib/imports/wordpress/convert/activities";
import { convertedAttachment, isActive } from "@/lib/imports/wordpress/convert/attachments";
import { convertedComments } from "@/lib/imports/wordpress/convert/comments";
import { type Conversion, noteCut } from "@/lib/imports/wordpress/convert/conversion";
import { convertedFieldValues } from "@/lib/imports/wordpress/convert/field-values";
import { convertedIdea } from "@/lib/imports/wordpress/convert/idea";
import { convertedRepeat } from "@/lib/imports/wordpress/convert/repeat";
import { subtaskGroups } from "@/lib/imports/wordpress/convert/subtasks";
import { convertedHtml } from "@/lib/imports/wordpress/convert/texts";
import type { Row } from "@/lib/imports/wordpress/read/database";
import type { TaskRows } from "@/lib/imports/wordpress/read/tasks";
import { siteTime, utcTime } from "@/lib/imports/wordpress/read/times";
import { flagOf, idOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";

/** What the tasks of a board need to know of it. */
export interface OnBoard {
  /** The types of its custom fields by their ids. */
  fieldTypes: ReadonlyMap<string, string>;
  type: "to-do" | "roadmap";
}

export function convertedTask(row: Row, rows: TaskRows, board: OnBoard, conversion: Conversion): DocumentTask {
  const task = DocumentTask.parse({
    ...convertedContent(row, rows, board, conversion),
    stage: row.stage_id,
    subtask_groups: subtaskGroups(row, rows, conversion, (subtask) =>
      convertedContent(subtask, rows, board, conversion),
    ),
  });
  for (const note of notesOfLeftOut("task", task)) conversion.note(note);
  return task;
}

function convertedContent(row: Row, rows: TaskRows, board: OnBoard, conversion: Conversion) {
  const { links, note } = conversion;
  const stored = valueOf(row.settings);
  if (stored === undefined)
    note({
      ...{ kind: "task", title: row.title ?? "" },
      reason: "Its settings could not be read, so cover and author are missing.",
    });
  const settings = mapOf(stored);
  return {
    ...{ id: row.id, title: row.title, slug: row.slug, type: row.type, source: row.source, source_id: row.source_id },
    status: CLOSED.has(row.status ?? "") ? "closed" : "open",
    priority: PRIORITIES.has(row.priority ?? "") ? row.priority : "none",
    description: convertedHtml(row.description, links, noteCut(conversion, "task", row.title)),
    ...{ lead_value: row.lead_value, crm_contact_id: idOf(row.crm_contact_id), position: row.position },
    ...marksOf(rows.metaOf(row)),
    ...authorOf(settings),
    ...coverOf(settings),
    ...timesOf(row, conversion),
    created_by: idOf(row.created_by),
    ...relationsOf(row, rows, board, conversion),
    idea: board.type === "roadmap" ? convertedIdea(row, rows) : null,
  };
}

const marksOf = (meta: Map<string, unknown>) => ({
  estimated_minutes: idOf(meta.get("_estimated_minutes")),
  ...{ is_pinned: flagOf(meta.get("is_pinned")), is_template: flagOf(meta.get("is_template")) },
  archived_with_stage: idOf(meta.get("archived_by_stage")) !== null,
});

const timesOf = (row: Row, { zone }: Conversion) => ({
  ...{ reminder: row.reminder_type ?? "none", remind_at: siteTime(row.remind_at, zone) },
  ...{ started_at: siteTime(row.started_at, zone), due_at: siteTime(row.due_at, zone) },
  ...{ last_completed_at: siteTime(row.last_completed_at, zone), archived_at: siteTime(row.archived_at, zone) },
  ...{ created_at: utcTime(row.created_at), updated_at: utcTime(row.updated_at) },
});

/** Deals are won or lost. */
const CLOSED: ReadonlySet<string> = new Set(["closed", "completed", "won", "lost"]);
const PRIORITIES: ReadonlySet<string> = new Set(["low", "medium", "high", "urgent"]);

function authorOf(settings: Record<string, unknown>) {
  const author = mapOf(settings.author);
  return {
    ...{ author_name: textOf(author.name), author_email: textOf(author.email) },
    ...{ logo: textOf(settings.logo) || null, integration_type: textOf(settings.integration_type) },
  };
}

function coverOf(settings: Record<string, unknown>) {
  const { backgroundColor, imageId } = mapOf(settings.cover);
  return { cover_color: textOf(backgroundColor) || null, cover_attachment: idOf(imageId) };
}

function relationsOf(row: Row, rows: TaskRows, board: OnBoard, conversion: Conversion) {
  const related = (type: string) => rows.relationsOf(row, type).map(({ foreign_id }) => foreign_id);
  const [repeat] = rows.repeatsOf(row);
  const rule = repeat && convertedRepeat(repeat, conversion.zone);
  if (repeat && !rule)
    conversion.note({
      kind: "task",
      title: row.title ?? "",
      reason: "It does not repeat any more, as its rule could not be read.",
    });
  return {
    ...{ assignees: related("task_assignee"), watchers: related("task_user_watch"), labels: related("task_label") },
    predecessors: rows.predecessorsOf(row).map(({ object_id }) => object_id),
    custom_fields: convertedFieldValues(row, rows, board, conversion),
    comments: convertedComments(rows.commentsOf(row), rows.imagesByComment, conversion),
    attachments: attachmentsOf(row, rows, conversion),
    time_tracks: rows.timeTracksOf(row).map((track) => convertedTimeTrack(track, conversion)),
    repeat: rule ?? null,
    activities: convertedActivities(rows.activitiesOf(row)),
  };
}

function attachmentsOf(row: Row, rows: TaskRows, conversion: Conversion) {
  const cover = idOf(mapOf(mapOf(valueOf(row.settings)).cover).imageId);
  return rows
    .attachmentsOf(row)
    .filter(isActive)
    .map((attachment) => {
      const isCover = cover !== null && idOf(attachment.id) === cover;
      const owner = attachment.object_type === "task_description" ? "task_description" : "task";
      return convertedAttachment(attachment, isCover ? "task_cover" : owner, conversion);
    });
}

const convertedTimeTrack = (track: Row, { zone }: Conversion) => ({
  ...{ id: track.id, person: track.user_id, status: track.status ?? "commited" },
  ...{ started_at: siteTime(track.started_at, zone), completed_at: siteTime(track.completed_at, zone) },
  ...{ working_minutes: track.working_minutes, billable_minutes: track.billable_minutes },
  ...{ is_manual: flagOf(track.is_manual), message: track.message, created_at: utcTime(track.created_at) },
});
