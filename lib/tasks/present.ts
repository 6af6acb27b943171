import type { Stage } from "@/generated/prisma/client";
import { jsonList } from "@/lib/http/json";
import { ROLE_TITLES } from "@/lib/members/present";
import { presentLabel } from "@/lib/labels/present";
import { presentRule } from "@/lib/recurrence/present";
import type { LoadedTasks } from "@/lib/tasks/load";
import { presentCover } from "@/lib/tasks/present-cover";
import type { JsonTime, Link, TaskRow } from "@/lib/tasks/rows";
import { type Eyes, presentPerson } from "@/lib/users/present";

export type TaskJson = ReturnType<ReturnType<typeof taskPresenter>["task"]>;
export type TaskCardJson = ReturnType<ReturnType<typeof taskPresenter>["card"]>;

/** Presents tasks that were loaded together; each person and label is put into words once, however many tasks have them. */
export function taskPresenter({ people, labels, unread }: Omit<LoadedTasks, "rows">, eyes: Eyes, now = Date.now()) {
  const personJson = mapped(people, (person) => ({ ...presentPerson({ ...person, createdAt: new Date(person.createdAt) }, eyes), role: person.boardRole ? ROLE_TITLES[person.boardRole] : "Admin" }));
  const labelJson = mapped(labels, (label) => presentLabel({ ...label, createdAt: new Date(label.createdAt), updatedAt: new Date(label.updatedAt) }));
  const [personText, labelText] = [mapped(personJson, (json) => JSON.stringify(json)), mapped(labelJson, (json) => JSON.stringify(json))];

  const state = (row: TaskRow) => Object.assign(dueState(row, now), { meta: presentMeta(row), repeat_task_meta: row.repeatRule && presentRule(row.repeatRule), is_pinned: row.isPinned, notifications: unread.get(row.id) ?? 0 });
  // Assigned, not spread: a list makes thousands of these, and every spread copies all keys once more.
  const card = (row: TaskRow) => Object.assign(presentFacts(row), state(row));
  const task = (row: TaskRow) => Object.assign(card(row), presentDetails(row), { is_watching: (row.watchers ?? []).some(([id]) => id === eyes.userId) });
  const attached = (row: TaskRow) => ({
    assignees: linkedTo(row.id, row.assignees, personJson),
    watchers: linkedTo(row.id, row.watchers, personJson),
    labels: linkedTo(row.id, row.labels, labelJson),
  });
  /** The same as `attached`, for long lists: what repeats in them is written once. */
  const written = (row: TaskRow, own: object) =>
    `${JSON.stringify(own).slice(0, -1)},"assignees":${linkedText(row.id, row.assignees, personText)},"watchers":${linkedText(row.id, row.watchers, personText)},"labels":${linkedText(row.id, row.labels, labelText)}}`;

  return {
    /** As `GET tasks`, `updatedTasks` and every write answer it. */
    task: (row: TaskRow) => ({ ...task(row), ...presentGroup(row), ...attached(row) }),
    /** As a column of a board shows it. */
    card: (row: TaskRow) => ({ ...card(row), ...attached(row) }),
    tasks: (rows: TaskRow[]) => jsonList(rows.map((row) => written(row, task(row)))),
    cards: (rows: TaskRow[]) => jsonList(rows.map((row) => written(row, card(row)))),
  };
}

/** What a list and a card have in common. */
function presentFacts(row: TaskRow) {
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
    reminder_type: row.reminderType,
    settings: presentSettings(row),
    remind_at: plainTime(row.remindAt),
    started_at: plainTime(row.startedAt),
    due_at: plainTime(row.dueAt),
    last_completed_at: plainTime(row.lastCompletedAt),
    archived_at: plainTime(row.archivedAt),
  };
}

/** What only a whole task has. */
function presentDetails(row: TaskRow) {
  return {
    description: row.description,
    lead_value: row.leadValue.toFixed(2),
    issue_number: null,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
    contact: null,
    task_custom_fields: (row.customFields ?? []).map(([id, fieldId, value, createdAt, updatedAt]) => ({
      id,
      object_id: row.id,
      object_type: "task_custom_field",
      foreign_id: fieldId,
      settings: { value: value as string | number | boolean | string[] | null },
      preferences: null,
      created_at: isoTime(createdAt),
      updated_at: isoTime(updatedAt),
    })),
  };
}

/** What only a subtask has. */
const presentGroup = ({ parentId, subtaskGroupId }: TaskRow) => (parentId === null ? {} : { subtask_group_id: subtaskGroupId });

export const presentPriority = (priority: TaskRow["priority"]): string => (priority === "none" ? "" : priority);

function presentSettings(row: TaskRow) {
  return {
    cover: presentCover(row),
    subtask_count: row.subtaskCount,
    attachment_count: row.attachmentCount,
    subtask_completed_count: row.subtaskCompletedCount,
    ...(row.logo !== null && { logo: row.logo }),
    ...(row.integrationType !== null && { integration_type: row.integrationType }),
  };
}

/** Strings, and only what differs from its default; an empty map is `[]`. */
function presentMeta(row: TaskRow): Record<string, string> | never[] {
  const meta = {
    ...(row.isTemplate !== null && { is_template: row.isTemplate ? "yes" : "no" }),
    ...(row.isPinned && { is_pinned: "1" }),
    ...(row.subtaskGroupId !== null && { subtask_group_id: String(row.subtaskGroupId) }),
  };
  return Object.keys(meta).length > 0 ? meta : [];
}

function dueState({ dueAt, status }: TaskRow, now: number) {
  const due = dueAt && status === "open" ? endOf(dueAt) : null;
  return { isOverdue: due !== null && due <= now, isUpcoming: due !== null && due > now };
}

/** Midnight means that whole day (decisions.md, "Types on the wire"): it is over when the next one begins. */
const endOf = (dueAt: JsonTime): number => Date.parse(dueAt) + (dueAt.slice(11, 19) === "00:00:00" ? DAY : 0);
const DAY = 24 * 60 * 60 * 1000;

/** The title of the stage that follows; null in the last. */
export function nextStageOf(stages: Pick<Stage, "id" | "title">[], stageId: number | null): string | null {
  const at = stages.findIndex(({ id }) => id === stageId);
  return at < 0 ? null : (stages[at + 1]?.title ?? null);
}

const isoTime = (time: JsonTime): string => `${time.slice(0, 19)}+00:00`;
const plainTime = (time: JsonTime | null): string | null => (time === null ? null : `${time.slice(0, 10)} ${time.slice(11, 19)}`);

function mapped<Value, Other>(map: Map<number, Value>, present: (value: Value) => Other): Map<number, Other> {
  return new Map([...map].map(([id, value]) => [id, present(value)]));
}

function linkedTo<Thing extends object>(taskId: number, links: Link[] | null, things: Map<number, Thing>) {
  const result: (Thing & { pivot: Pivot })[] = [];
  for (const link of links ?? []) {
    const thing = things.get(link[0]);
    if (thing) result.push({ ...thing, pivot: pivotOf(taskId, link) });
  }
  return result;
}

function linkedText(taskId: number, links: Link[] | null, texts: Map<number, string>): string {
  const written: string[] = [];
  for (const [id, createdAt] of links ?? []) {
    const [text, time] = [texts.get(id), isoTime(createdAt)];
    if (text) written.push(`${text.slice(0, -1)},"pivot":{"object_id":${taskId},"foreign_id":${id},"settings":null,"created_at":"${time}","updated_at":"${time}"}}`);
  }
  return `[${written.join(",")}]`;
}

type Pivot = ReturnType<typeof pivotOf>;
const pivotOf = (taskId: number, [foreignId, createdAt]: Link) => ({ object_id: taskId, foreign_id: foreignId, settings: null, created_at: isoTime(createdAt), updated_at: isoTime(createdAt) });
