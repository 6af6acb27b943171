import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { paging } from "@/lib/http/response/paginator";
import { flag, id, optional, searchText, word } from "@/lib/http/input/types";
import { DUE_WORDS } from "@/lib/tasks/due-days";

/** Takes an array or a single value; an unknown choice is 400, so that a typo never returns more than was requested. */
const listOf = <Choice>(read: (value: unknown) => Choice | undefined) =>
  parameter({ type: "array" })
    .optional()
    .transform((value, ctx): Choice[] => {
      const values: unknown[] = Array.isArray(value) ? value : isBlank(value) ? [] : [value];
      const known = values.map((each) => ({ each, choice: read(each) }));
      if (known.some(({ each, choice }) => choice === undefined && !isBlank(each)))
        ctx.addIssue({ code: "custom", params: { rule: "format" } });
      return [...new Set(known.flatMap(({ choice }) => choice ?? []))];
    });

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

const isOneOf = <const Word extends string>(words: readonly Word[], value: unknown) =>
  words.find((each) => typeof value === "string" && each === value.trim());

const wordsOf = <const Word extends string>(words: readonly Word[]) => listOf((value) => isOneOf(words, value));

const idsOr = <const Word extends string>(...words: Word[]) =>
  listOf((value) => isOneOf(words, value) ?? id.safeParse(value).data);

const priorities = listOf((value) => (isBlank(value) ? "none" : isOneOf(["low", "medium", "high", "urgent"], value)));

const filters = {
  search: optional(searchText),
  include_archived: optional(flag),
  stage: idsOr("archived"),
  task_status: wordsOf(["open", "closed", "archived"]),
  priority: priorities,
  assignee: idsOr("no-assignee"),
  labels: idsOr("no-label"),
  watchers: idsOr(),
  contact: idsOr(),
  custom_fields: idsOr("no-custom-field"),
  due_date: wordsOf(DUE_WORDS),
};

type FilterValues = z.output<z.ZodObject<typeof filters>>;

const toFilters = ({
  search,
  include_archived,
  stage,
  task_status,
  priority,
  assignee,
  labels,
  watchers,
  contact,
  custom_fields,
  due_date,
}: FilterValues) => ({
  search: (search ?? "").trim(),
  includeArchived: include_archived ?? false,
  stages: stage,
  statuses: task_status,
  priorities: priority,
  assignees: assignee,
  labels,
  watchers,
  contacts: contact,
  customFields: custom_fields,
  due: due_date,
});
export type TaskFilters = ReturnType<typeof toFilters>;

export const FilterTasks = z.object(filters).transform(toFilters);

const COLUMNS = [
  "position",
  "title",
  "status",
  "stage_id",
  "priority",
  "due_at",
  "created_at",
  "updated_at",
  "vote_statistics",
] as const;

export const TableOfTasks = paging(20, 150)
  .extend({
    ...filters,
    sort_by: optional(word(...COLUMNS)),
    sort_direction: optional(word("asc", "desc", "ASC", "DESC")),
  })
  .transform(({ page, per_page, sort_by, sort_direction, ...values }) => ({
    page,
    perPage: per_page,
    sortBy: sort_by ?? "position",
    isDown: sort_direction?.toLowerCase() === "desc",
    filters: toFilters(values),
  }));
export type TableOfTasks = z.infer<typeof TableOfTasks>;

export const ListArchivedTasks = paging(20, 50)
  .extend({ searchInput: optional(searchText) })
  .transform(({ page, per_page, searchInput }) => ({ page, perPage: per_page, search: (searchInput ?? "").trim() }));
export type ListArchivedTasks = z.infer<typeof ListArchivedTasks>;
