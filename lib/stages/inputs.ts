import { z } from "zod";
import { paging } from "@/lib/http/paginator";
import { flag, hexColor, id, ids, nested, optional, place, title, word } from "@/lib/http/types";
import { cut } from "@/lib/text";

/** 100 characters are kept, as the reference does. */
const stageTitle = title.transform((text) => cut(text, 100));

/** Document 1, 4.2: POST stage-create. */
export const CreateStage = z
  .object({ title: stageTitle, position: optional(place), status: optional(word("open", "closed")) })
  .transform(({ title: name, position, status }) => ({ title: name, index: position ?? null, status: status ?? "open" }));
export type CreateStage = z.infer<typeof CreateStage>;

const settings = z.object({
  default_task_status: optional(word("open", "closed")),
  default_task_assignees: z.preprocess((value) => (value === null ? undefined : value), ids.optional()),
  is_template: optional(flag),
  is_public: optional(flag),
});

const background = z.preprocess((value) => (value === "" ? null : value), hexColor.nullable());

/** Document 1, 4.2: PUT update-stage, as `title` and `settings` or as `stage[title]` and `stage[cover_bg]` (a missing one clears it). */
export const UpdateStage = z
  .object({ title: optional(stageTitle), settings: nested(settings), stage: nested(z.object({ title: optional(stageTitle), cover_bg: background.optional() })).optional() })
  .transform(({ title: own, settings: asked, stage }, ctx) => {
    const name = own ?? stage?.title;
    const saysNothing = name === undefined && Object.values(asked).every((value) => value === undefined);
    if (saysNothing) ctx.addIssue({ code: "custom", path: ["title"], params: { rule: "required" } });
    return {
      title: name,
      background: own === undefined && stage?.title !== undefined ? (stage.cover_bg ?? null) : undefined,
      status: asked.default_task_status,
      assigneeIds: asked.default_task_assignees,
      isTemplate: asked.is_template,
      isPublic: asked.is_public,
    };
  });
export type UpdateStage = z.infer<typeof UpdateStage>;

/** Document 1, 4.2: PUT re-position-stages. */
export const OrderStages = z.object({
  list: z.unknown().meta({ type: "array", required: true }).transform((value, ctx) => {
    const given = Array.isArray(value) ? value.map((each) => id.safeParse(each)) : [];
    if (given.length === 0 || given.some(({ success }) => !success)) ctx.addIssue({ code: "custom", params: { rule: given.length === 0 ? "required" : "array" } });
    return given.flatMap(({ data }) => (data === undefined ? [] : [data]));
  }),
});

/** Document 1, 4.2: GET archived-stages. */
export const ListArchivedStages = paging(30, 50)
  .extend({ noPagination: optional(flag) })
  .transform(({ page, per_page, noPagination }) => ({ page, perPage: per_page, wantsAll: noPagination ?? false }));
export type ListArchivedStages = z.infer<typeof ListArchivedStages>;
