import { z } from "zod";
import { LONGEST_HTML, LONGEST_STORED_HTML, safeHtml } from "@/lib/text/html";
import { paging } from "@/lib/http/response/paginator";
import {
  date,
  exactTextUpTo,
  flag,
  hexColor,
  id,
  ids,
  line,
  LONGEST_ADDRESS,
  nested,
  optional,
  searchText,
  someNumber,
  textUpTo,
  title,
  wholeNumber,
  word,
} from "@/lib/http/input/types";
import { InitialLabel } from "@/lib/labels/inputs";
import { stageStatus } from "@/lib/stages/inputs";
import { cut } from "@/lib/text/text";

const description = textUpTo(LONGEST_HTML).transform((text) => (text === null ? null : safeHtml(text)));

/** GET /projects (compatibility.md, C33), in both forms. */
export const ListBoards = paging(10)
  .extend({
    search: optional(searchText),
    searchInput: optional(searchText),
    type: optional(word("to-do", "roadmap")),
    option: optional(word("active", "archived", "pinned", "all")),
    fid: optional(id),
    order_by: optional(word("id", "title", "created_at")),
    order: optional(word("id", "title", "created_at")),
    order_type: optional(word("ASC", "DESC", "asc", "desc")),
    orderBy: optional(word("ASC", "DESC", "asc", "desc")),
  })
  .transform((query) => ({
    page: query.page,
    perPage: query.per_page,
    search: (query.search ?? query.searchInput ?? "").trim(),
    type: query.type,
    option: query.option ?? "active",
    folderId: query.fid,
    orderBy: query.order_by ?? query.order ?? "id",
    direction: (query.order_type ?? query.orderBy ?? "DESC").toUpperCase(),
  }));
export type ListBoards = z.infer<typeof ListBoards>;

/** `{title, slug?, position?, status?}` or a plain title, since old and new clients differ. */
const stage = z
  .preprocess(
    (value) => (typeof value === "object" && value !== null ? value : { title: value }),
    z.object({
      title: title.transform((text) => cut(text, 100)),
      slug: optional(title),
      position: optional(someNumber),
      status: optional(stageStatus),
    }),
  )
  .meta({ takes: ["object", "string"] });

const inOrder = (stages: z.infer<typeof stage>[] | undefined) =>
  stages
    ?.map(({ position, ...each }, at) => ({ ...each, place: position ?? at + 1 }))
    .sort((one, other) => one.place - other.place)
    .map(({ title: name, slug, status }) => ({ title: name, slug, status }));

const background = z
  .object({
    id: optional(z.coerce.string().max(64)).catch(undefined),
    color: optional(hexColor).catch(undefined),
    image_url: optional(exactTextUpTo(LONGEST_ADDRESS)).catch(undefined),
  })
  .optional()
  .catch(undefined);

const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), z.array(item).max(100).optional());

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);

const newBoard = z.object({
  title,
  type: word("to-do", "roadmap"),
  description: description.optional(),
  currency: optional(
    z
      .string()
      .max(3)
      .regex(/^[A-Za-z]{3}$/),
  ),
  crm_contact_id: optional(id),
  background,
});

/** POST /projects (compatibility.md, C32). */
export const CreateBoard = z
  .object({
    board: nested(newBoard),
    background,
    folder_id: optional(id),
    stages: list(stage),
    labels: list(InitialLabel),
    member_ids: optional(ids),
  })
  .transform(({ board, background: chosen, folder_id, stages, labels, member_ids }) => ({
    title: board.title,
    type: board.type,
    description: board.description ?? null,
    currency: (board.currency ?? "USD").toUpperCase(),
    crmContactId: board.crm_contact_id ?? null,
    background: board.background ?? chosen,
    folderId: folder_id,
    stages: inOrder(stages),
    labels,
    memberIds: member_ids ?? [],
  }));
export type CreateBoard = z.infer<typeof CreateBoard>;

export const Onboard = z
  .object({ board: nested(newBoard), stages: list(stage), task: nested(z.object({ title: optional(line) })) })
  .transform(({ board, stages, task }) => ({
    board: { ...board, stages: inOrder(stages) },
    taskTitle: task.title || null,
  }));
export type Onboard = z.infer<typeof Onboard>;

/** POST duplicate-board. */
export const DuplicateBoard = z
  .object({
    board: nested(z.object({ title })),
    isWithTasks: optional(flag),
    isWithLabels: optional(flag),
    isWithTemplates: optional(flag),
    isWithMembers: optional(flag),
    isWithCustomFields: optional(flag),
  })
  .transform(
    ({
      board,
      isWithTasks = false,
      isWithLabels = false,
      isWithTemplates = false,
      isWithMembers = false,
      isWithCustomFields = true,
    }) => ({
      ...{ title: board.title, withTasks: isWithTasks, withLabels: isWithLabels },
      ...{ withTemplates: isWithTemplates, withMembers: isWithMembers, withCustomFields: isWithCustomFields },
    }),
  );
export type DuplicateBoard = z.infer<typeof DuplicateBoard>;

const NO_TEXT = { path: ["title"], params: { rule: "required" } };

/** PUT /projects/{board_id} (compatibility.md, C7). `expected_*` is the version that the writer edited. */
export const UpdateBoard = z
  .object({
    title: title.optional(),
    description: description.optional(),
    expected_title: textUpTo(LONGEST_STORED_HTML).optional(),
    expected_description: textUpTo(LONGEST_STORED_HTML).optional(),
    expected_updated_at: date.optional(),
    expected_updated_at_ms: optional(wholeNumber),
  })
  .refine((texts) => texts.title !== undefined || texts.description !== undefined, NO_TEXT)
  .transform(({ expected_title, expected_description, expected_updated_at, expected_updated_at_ms, ...texts }) => ({
    ...texts,
    expectedTitle: expected_title,
    expectedDescription: expected_description,
    expectedUpdatedAt: expected_updated_at ?? null,
    expectedUpdatedAtMs: expected_updated_at_ms,
  }));
export type UpdateBoard = z.infer<typeof UpdateBoard>;

/** GET /projects/{board_id}. Reading a board counts as opening it, unless `record_visit` is false. */
export const ReadBoard = z
  .object({ include_archived: optional(flag), record_visit: optional(flag) })
  .transform(({ include_archived, record_visit }) => ({
    includeArchived: include_archived ?? false,
    recordVisit: record_visit ?? true,
  }));

export const SearchBoards = z
  .object({ search: optional(searchText), searchInput: optional(searchText) })
  .transform(({ search, searchInput }) => ({ search: (search ?? searchInput ?? "").trim() }));

const idOrNone = z.preprocess((value) => (["", "0", 0].some((none) => none === value) ? null : value), id.nullable());

/** Null and "" are the site's choice. */
const flagOrNone = z.preprocess((value) => (value === "" ? null : value), flag.nullable());

export const UpdateBoardProperties = z
  .object({
    page_id: idOrNone.optional(),
    enable_stage_change_email: optional(flag),
    enable_time_tracking: flagOrNone.optional(),
    enable_recurring_tasks: flagOrNone.optional(),
  })
  .transform(({ page_id, enable_stage_change_email, enable_time_tracking, enable_recurring_tasks }) => ({
    roadmapPageId: typeof page_id === "number" ? String(page_id) : page_id,
    enableStageChangeEmail: enable_stage_change_email,
    enableTimeTracking: enable_time_tracking,
    enableRecurringTasks: enable_recurring_tasks,
  }));
export type UpdateBoardProperties = z.infer<typeof UpdateBoardProperties>;

export const TogglePublicAccess = z.object({ enabled: flag }).transform(({ enabled }) => ({ isEnabled: enabled }));
export type TogglePublicAccess = z.infer<typeof TogglePublicAccess>;

export const LinkContact = z.object({ value: idOrNone }).transform(({ value }) => ({ contactId: value }));
export type LinkContact = z.infer<typeof LinkContact>;
