import { Prisma } from "@/generated/prisma/client";
import { likePattern } from "@/lib/text/sql-search";
import { isDue } from "@/lib/tasks/read/due";
import type { TaskFilters } from "@/lib/tasks/read/filter-inputs";
import type { Calendar } from "@/lib/users/calendar";

/**
 * Which `task t` of a board, in its `stage s`, somebody asks for: of its top-level tasks those that pass every filter, and a filter lets
 * through what any of its choices means. Ids of other boards mean nothing here, as no task of this one has them.
 */
export function isWanted(boardId: number, filters: TaskFilters, calendar: Calendar | null): Prisma.Sql {
  const { stages, statuses, priorities, assignees, labels, watchers, contacts, customFields, due } = filters;
  const all = [
    Prisma.sql`t.board_id = ${boardId} AND t.parent_id IS NULL`,
    ...isShown(filters),
    ...isFound(filters.search),
    ...anyOf(stages, (ids) => Prisma.sql`t.stage_id = ANY(${ids})`, { archived: isArchived }),
    ...either(statuses.map((word) => STATUSES[word])),
    ...(priorities.length > 0 ? [Prisma.sql`t.priority::text = ANY(${priorities})`] : []),
    ...anyOf(assignees, (ids) => has(ASSIGNEE, Prisma.sql`x.user_id = ANY(${ids})`), {
      "no-assignee": Prisma.sql`NOT ${has(ASSIGNEE)}`,
    }),
    ...anyOf(labels, (ids) => has(LABEL, Prisma.sql`x.label_id = ANY(${ids})`), {
      "no-label": Prisma.sql`NOT ${has(LABEL)}`,
    }),
    ...anyOf(watchers, (ids) => has(WATCHER, Prisma.sql`x.user_id = ANY(${ids})`), {}),
    ...anyOf(contacts, (ids) => Prisma.sql`t.crm_contact_id = ANY(${ids})`, {}),
    ...anyOf(customFields, (ids) => has(FIELD_VALUE, Prisma.sql`x.custom_field_id = ANY(${ids}) AND ${isFilled}`), {
      "no-custom-field": Prisma.sql`NOT ${has(FIELD_VALUE, isFilled)}`,
    }),
    ...either(calendar ? due.map((word) => isDue(word, calendar)) : []),
  ];
  return Prisma.join(all, " AND ");
}

/** Archived tasks are among the others when they are included, and there wherever the stage is when they are asked for. */
function isShown({ includeArchived, stages, statuses }: TaskFilters): Prisma.Sql[] {
  if (stages.includes("archived") || statuses.includes("archived")) return [];
  return [includeArchived ? Prisma.sql`s.archived_at IS NULL` : Prisma.sql`t.archived_at IS NULL`];
}

/** Titles that contain the text, or with `id:12` ids that contain the digits. */
export function isFound(search: string): Prisma.Sql[] {
  const [, digits] = /^id:\s*(\d+)$/i.exec(search) ?? [];
  if (digits) return [Prisma.sql`t.id::text LIKE ${likePattern(digits)}`];
  return search ? [Prisma.sql`t.title ILIKE ${likePattern(search)}`] : [];
}

const isArchived = Prisma.sql`t.archived_at IS NOT NULL`;
const STATUSES = { open: Prisma.sql`t.status = 'open'`, closed: Prisma.sql`t.status = 'closed'`, archived: isArchived };

const [ASSIGNEE, WATCHER, LABEL, FIELD_VALUE] = [
  Prisma.sql`task_assignee`,
  Prisma.sql`task_watcher`,
  Prisma.sql`task_label`,
  Prisma.sql`custom_field_value`,
];

/** What a field was emptied to is no value. */
const isFilled = Prisma.sql`x.value NOT IN ('null', '""', '[]')`;

/** Looked up task by task, by index (`OFFSET 0`): what hangs on the tasks of all boards is never read. */
const has = (table: Prisma.Sql, such = Prisma.sql`true`) =>
  Prisma.sql`EXISTS (SELECT 1 FROM ${table} x WHERE x.task_id = t.id AND ${such} OFFSET 0)`;

/** What the choices of one filter mean together: its ids, and its words. */
function anyOf<Word extends string>(
  choices: (number | Word)[],
  haveIds: (ids: number[]) => Prisma.Sql,
  words: Record<Word, Prisma.Sql>,
): Prisma.Sql[] {
  const ids = choices.filter((choice) => typeof choice === "number");
  const said = choices.filter((choice): choice is Word => typeof choice === "string");
  return either([...(ids.length > 0 ? [haveIds(ids)] : []), ...said.map((word) => words[word])]);
}

/** No choice is no filter. */
const either = (all: Prisma.Sql[]): Prisma.Sql[] => (all.length > 0 ? [Prisma.sql`(${Prisma.join(all, " OR ")})`] : []);
