import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
import { paging } from "@/lib/http/response/paginator";
import { flag, hexColor, id, ids, nested, optional, place, title, word } from "@/lib/http/input/types";
import { cut } from "@/lib/text/text";

/** Longer titles are shortened, as in the reference. */
export const stageTitle = title.transform((text) => cut(text, 100));

/** Some clients send `active` for open. */
export const stageStatus = z.preprocess((value) => (value === "active" ? "open" : value), word("open", "closed"));

/** POST stage-create. */
export const CreateStage = z
  .object({ title: stageTitle, position: optional(place), status: optional(stageStatus) })
  .transform(({ title: name, position, status }) => ({
    title: name,
    index: position ?? null,
    status: status ?? "open",
  }));
export type CreateStage = z.infer<typeof CreateStage>;

const people = z.preprocess((value) => (value === null ? undefined : value), ids.optional());

/** Omitted settings stay. */
export const stageSettings = z
  .object({
    default_task_status: optional(stageStatus),
    default_task_assignees: people,
    default_task_watchers: people,
    is_template: optional(flag),
    is_public: optional(flag),
  })
  .transform((input) => ({
    status: input.default_task_status,
    assigneeIds: input.default_task_assignees,
    watcherIds: input.default_task_watchers,
    isTemplate: input.is_template,
    isPublic: input.is_public,
  }));

/** Null and "" clear it. */
export const stageColor = z.preprocess(
  (value) => (value === "" || value === undefined ? null : value),
  hexColor.nullable(),
);

/** PUT update-stage (compatibility.md, C37) in two forms: `title` and `settings`, or `stage[title]` and `stage[cover_bg]`. */
export const UpdateStage = z
  .object({
    title: optional(stageTitle),
    settings: nested(stageSettings),
    stage: nested(z.object({ title: optional(stageTitle), cover_bg: stageColor.optional() })).optional(),
  })
  .transform(({ title: own, settings: input, stage }, ctx) => {
    const name = own ?? stage?.title;
    const saysNothing = name === undefined && Object.values(input).every((value) => value === undefined);
    if (saysNothing) ctx.addIssue({ code: "custom", path: ["title"], params: { rule: "required" } });
    return {
      ...input,
      title: name,
      background: own === undefined && stage?.title !== undefined ? (stage.cover_bg ?? null) : undefined,
    };
  });
export type UpdateStage = z.infer<typeof UpdateStage>;

/** Boards with more tasks in a stage exist, but nobody limits a stage to them. */
const LARGEST_LIMIT = 10_000;

/** PUT limit: null and "" remove the limit. */
export const LimitStage = z.object({
  limit: parameter({ type: "integer", required: true }).transform((value, ctx): number | null => {
    if (value === null || value === "") return null;
    const parsed = id.safeParse(value);
    if (parsed.success && parsed.data <= LARGEST_LIMIT) return parsed.data;
    ctx.addIssue({
      code: "custom",
      ...(value === undefined
        ? { params: { rule: "required" } }
        : { message: `The limit must be a whole number from 1 to ${LARGEST_LIMIT}.` }),
    });
    return null;
  }),
});
export type LimitStage = z.infer<typeof LimitStage>;

/** PUT re-position-stages (compatibility.md, C38); accepts a single id. */
export const OrderStages = z.object({
  list: parameter({ type: "array", required: true }).transform((value, ctx) => {
    const input: unknown[] = Array.isArray(value) ? value : [value ?? ""].filter((each) => each !== "");
    const parsed = input.map((each) => id.safeParse(each));
    if (parsed.length === 0 || parsed.some(({ success }) => !success))
      ctx.addIssue({ code: "custom", params: { rule: parsed.length === 0 ? "required" : "array" } });
    return parsed.flatMap(({ data }) => (data === undefined ? [] : [data]));
  }),
});

/** PUT drag-stage: a 1-based place among the active stages, capped at the end. */
export const DragStage = z
  .object({ stageId: id, newPosition: place })
  .transform(({ stageId, newPosition }) => ({ stageId, index: newPosition }));
export type DragStage = z.infer<typeof DragStage>;

/** An empty list clears, but the list is required. */
const wholeList = parameter({ type: "array", required: true })
  .refine((value): boolean => value !== undefined && value !== null, { params: { rule: "required" }, abort: true })
  .pipe(ids);

export const SetDefaultAssignees = z.object({ assigneeIds: wholeList });
export const SetDefaultWatchers = z.object({ watcherIds: wholeList });

/** Invalid ids become null, since clients know one message for all of them. */
const maybeId = parameter({ type: "integer" })
  .optional()
  .transform((value) => id.safeParse(value).data ?? null)
  .meta({ type: "integer", required: true });

const NO_STAGE_ID = "This must be the id of a stage.";

export const MoveAllTasks = z
  .object({ oldStageId: maybeId, newStageId: maybeId })
  .transform(({ oldStageId, newStageId }) => {
    if (oldStageId === null || newStageId === null)
      throw new Invalid("Invalid stage IDs provided", {
        params: {
          ...(oldStageId === null && { oldStageId: NO_STAGE_ID }),
          ...(newStageId === null && { newStageId: NO_STAGE_ID }),
        },
      });
    return { fromId: oldStageId, toId: newStageId };
  });
export type MoveAllTasks = z.infer<typeof MoveAllTasks>;

/** POST import-from-board (compatibility.md, C150). */
export const ImportStages = z
  .object({
    selectedStages: wholeList.refine((stageIds) => stageIds.length > 0, { params: { rule: "required" } }),
    position: optional(place),
  })
  .transform(({ selectedStages, position }) => ({ stageIds: selectedStages, index: position ?? null }));
export type ImportStages = z.infer<typeof ImportStages>;

export const ListPlaces = z.object({ task_id: optional(id) }).transform(({ task_id }) => ({ taskId: task_id ?? null }));

/** GET archived-stages (compatibility.md, C39). */
export const ListArchivedStages = paging(30, 50)
  .extend({ noPagination: optional(flag) })
  .transform(({ page, per_page, noPagination }) => ({ page, perPage: per_page, wantsAll: noPagination ?? false }));
export type ListArchivedStages = z.infer<typeof ListArchivedStages>;
