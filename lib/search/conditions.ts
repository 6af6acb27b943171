import { Prisma } from "@/generated/prisma/client";
import { startOfDay } from "@/lib/dates/dates-on-screen";
import { datesOf } from "@/lib/search/days";
import type {
  DateQualifier,
  DateValue,
  HasValue,
  IsValue,
  NamedQualifier,
  Qualifier,
  SearchWord,
} from "@/lib/search/qualifiers";
import { daysOf } from "@/lib/tasks/due-days";
import { isDue, isDueOn } from "@/lib/tasks/read/due";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";

export interface Searcher {
  user: CurrentUser;
  calendar: Calendar;
}

/** A task has at most one of each, so several of them mean any of them. */
const SINGLE: Qualifier["name"][] = ["board", "stage", "priority"];

/** Conditions on `task t`, beside `visible (id, title)`, the boards that are searched. */
export function qualifierConditions(qualifiers: Qualifier[], searcher: Searcher): Prisma.Sql[] {
  const isAlternative = ({ name, isExcluded }: Qualifier) => SINGLE.includes(name) && !isExcluded;
  const alternatives = SINGLE.map((name) =>
    qualifiers.filter((each) => each.name === name && isAlternative(each)).map((each) => conditionOf(each, searcher)),
  ).filter((conditions) => conditions.length > 0);
  return [
    ...alternatives.map((conditions) => Prisma.sql`(${Prisma.join(conditions, " OR ")})`),
    ...qualifiers
      .filter((each) => !isAlternative(each) && !isArchivedQualifier(each))
      .map((each) =>
        each.isExcluded ? Prisma.sql`(${conditionOf(each, searcher)}) IS NOT TRUE` : conditionOf(each, searcher),
      ),
  ];
}

export const isArchivedQualifier = ({ name, value }: Qualifier): boolean => name === "is" && value === "archived";

function conditionOf(qualifier: Qualifier, searcher: Searcher): Prisma.Sql {
  switch (qualifier.name) {
    case "is":
      return isConditions(searcher)[qualifier.value];
    case "has":
      return HAS[qualifier.value];
    case "priority":
      return Prisma.sql`t.priority = ${qualifier.value}::priority`;
    case "due":
    case "created":
    case "updated":
      return dateCondition(qualifier.name, qualifier.value, searcher.calendar);
    default:
      return named(qualifier.name, qualifier.value, searcher.user);
  }
}

const isConditions = ({ user, calendar }: Searcher): Record<IsValue, Prisma.Sql> => ({
  open: Prisma.sql`t.status = 'open'`,
  closed: Prisma.sql`t.status = 'closed'`,
  archived: Prisma.sql`t.archived_at IS NOT NULL`,
  overdue: isDue("overdue", calendar),
  assigned: isAssignedTo(Prisma.sql`a.user_id = ${user.id}`),
  watched: isOneOf(Prisma.sql`SELECT w.task_id FROM task_watcher w WHERE w.user_id = ${user.id}`),
});

const HAS: Record<HasValue, Prisma.Sql> = {
  attachments: Prisma.sql`t.attachment_count > 0`,
  comments: Prisma.sql`t.comments_count > 0`,
  dependencies: Prisma.sql`t.id IN (SELECT predecessor_id FROM task_dependency UNION ALL SELECT successor_id FROM task_dependency)`,
  description: Prisma.sql`t.description <> ''`,
  subtasks: Prisma.sql`t.subtask_count > 0`,
};

function dateCondition(name: DateQualifier, value: DateValue, calendar: Calendar): Prisma.Sql {
  if (value === "none") return isDue("no-dates", calendar);
  if (value === "overdue") return isDue("overdue", calendar);

  const days = typeof value === "string" ? daysOf(value, calendar) : datesOf(value, calendar.today);
  if (name === "due") return isDueOn(days, calendar);

  const column = name === "created" ? Prisma.sql`t.created_at` : Prisma.sql`t.updated_at`;
  const { from, to } = days;
  return Prisma.join(
    [
      from ? Prisma.sql`${column} >= ${startOfDay(from, calendar.timeZone)}` : Prisma.sql`true`,
      to ? Prisma.sql`${column} < ${startOfDay(to, calendar.timeZone)}` : Prisma.sql`true`,
    ],
    " AND ",
  );
}

function named(name: NamedQualifier, value: SearchWord, user: CurrentUser): Prisma.Sql {
  const isNone = value.text === "none" && !value.isWhole;
  switch (name) {
    case "label":
      return isNone
        ? Prisma.sql`NOT EXISTS (SELECT 1 FROM task_label x WHERE x.task_id = t.id)`
        : isOneOf(
            Prisma.sql`SELECT x.task_id FROM label l JOIN task_label x ON x.label_id = l.id WHERE l.board_id IN (SELECT id FROM visible) AND ${isNamed(Prisma.sql`l.title`, value)}`,
          );
    case "board":
      return Prisma.sql`t.board_id IN (SELECT id FROM visible WHERE ${isNamed(Prisma.sql`title`, value)})`;
    case "stage":
      return Prisma.sql`t.stage_id IN (SELECT s.id FROM stage s WHERE s.board_id IN (SELECT id FROM visible) AND ${isNamed(Prisma.sql`s.title`, value)})`;
    case "assignee":
      return isNone
        ? Prisma.sql`NOT EXISTS (SELECT 1 FROM task_assignee x WHERE x.task_id = t.id)`
        : isAssignedTo(assignee(value, user));
  }
}

const isAssignedTo = (who: Prisma.Sql) => isOneOf(Prisma.sql`SELECT a.task_id FROM task_assignee a WHERE ${who}`);

/** `IS TRUE` keeps the planner from looking up each of these tasks, which may be most of all. */
const isOneOf = (taskIds: Prisma.Sql): Prisma.Sql => Prisma.sql`(t.id IN (${taskIds})) IS TRUE`;

/** A login that is an email address is private, so that only the nicename is compared with it. */
function assignee(value: SearchWord, user: CurrentUser): Prisma.Sql {
  const people = (condition: Prisma.Sql) => Prisma.sql`a.user_id IN (SELECT u.id FROM "user" u WHERE ${condition})`;
  if (value.text.toLowerCase() === "me" && !value.isWhole) return Prisma.sql`a.user_id = ${user.id}`;
  if (!value.text.startsWith("@")) return people(isNamed(Prisma.sql`u.display_name`, value));

  const login = value.text.slice(1).toLowerCase();
  return people(Prisma.sql`lower(u.nicename) = ${login} OR (lower(u.login) = ${login} AND strpos(u.login, '@') = 0)`);
}

/** In quotation marks the complete title; otherwise one of its words begins like this. */
function isNamed(title: Prisma.Sql, { text, isWhole }: SearchWord): Prisma.Sql {
  const wanted = Prisma.sql`(SELECT nullif(search_fold(${text}), ''))`;
  return isWhole
    ? Prisma.sql`search_fold(${title}) = ${wanted}`
    : Prisma.sql`' ' || search_fold(${title}) LIKE '% ' || ${wanted} || '%'`;
}
