import { Prisma } from "@/generated/prisma/client";
import { likePattern } from "@/lib/text/sql-search";
import { isDue } from "@/lib/tasks/read/due";
import type { TaskFilters } from "@/lib/tasks/read/filter-inputs";
import type { Calendar } from "@/lib/users/calendar";

/** A condition on `task t` in its `stage s`: top-level tasks that match every filter; a filter matches when any of
 * its choices does. Ids of other boards match nothing, because no task of this board has them. */
export function matchesFilters(boardId: number, filters: TaskFilters, calendar: Calendar | null): Prisma.Sql {
  const { stages, statuses, priorities, assignees, labels, watchers, contacts, customFields, due } = filters;
  const all = [
    Prisma.sql`t.board_id = ${boardId} AND t.parent_id IS NULL`,
    ...matchesArchiving(filters),
    ...matchesSearch(filters.search),
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

/** `includeArchived` adds tasks of active stages; a filter for archived tasks also finds those of archived stages. */
function matchesArchiving({ includeArchived, stages, statuses }: TaskFilters): Prisma.Sql[] {
  if (stages.includes("archived") || statuses.includes("archived")) return [];
  return [includeArchived ? Prisma.sql`s.archived_at IS NULL` : Prisma.sql`t.archived_at IS NULL`];
}

export function matchesSearch(search: string): Prisma.Sql[] {
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

/** These are the values of a field that was cleared. */
const isFilled = Prisma.sql`x.value NOT IN ('null', '""', '[]')`;

/** `OFFSET 0` forces a lookup by index for each task, so that the relations of all boards are never scanned. */
const has = (table: Prisma.Sql, condition = Prisma.sql`true`) =>
  Prisma.sql`EXISTS (SELECT 1 FROM ${table} x WHERE x.task_id = t.id AND ${condition} OFFSET 0)`;

function anyOf<Word extends string>(
  choices: (number | Word)[],
  haveIds: (ids: number[]) => Prisma.Sql,
  words: Record<Word, Prisma.Sql>,
): Prisma.Sql[] {
  const ids = choices.filter((choice) => typeof choice === "number");
  const chosenWords = choices.filter((choice): choice is Word => typeof choice === "string");
  return either([...(ids.length > 0 ? [haveIds(ids)] : []), ...chosenWords.map((word) => words[word])]);
}

const either = (all: Prisma.Sql[]): Prisma.Sql[] => (all.length > 0 ? [Prisma.sql`(${Prisma.join(all, " OR ")})`] : []);
