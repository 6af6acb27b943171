import { z } from "zod";
import { LONGEST_LINE, parameter } from "@/lib/http/input/parameter";
import { flag, id, ids, line, optional, textUpTo, title, word } from "@/lib/http/input/types";
import { LabelFromTemplate } from "@/lib/labels/inputs";
import { cut, isLongerThan, withoutTags } from "@/lib/text/text";

const reference = parameter({ type: "string", required: true, takes: ["string", "integer"] }).transform(
  (value, ctx): string => {
    const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
    if (!text) ctx.addIssue({ code: "custom", params: { rule: "required" } });
    return text;
  },
);

const KINDS = ["default", "user"] as const;

export interface TemplateReference {
  kind: (typeof KINDS)[number];
  id: string;
}

/** GET templates/preview (compatibility.md, C148). */
export const PreviewTemplate = z
  .object({ template_type: optional(word(...KINDS)), template_id: reference })
  .transform(({ template_type, template_id }): TemplateReference => ({
    kind: template_type ?? "default",
    id: template_id,
  }));

const LONGEST_STAGE_TITLE = 100;

const additionalStage = z.preprocess(
  (value) => (typeof value === "object" && value !== null ? value : { title: value }),
  z.object({
    title: title.refine((text) => !isLongerThan(text, LONGEST_STAGE_TITLE), {
      params: { rule: "max", most: LONGEST_STAGE_TITLE },
    }),
  }),
);

const MOST_PARTS = 1_000;

/** Absent and null are undefined; "" is the empty list of a form. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === null ? undefined : value === "" ? [] : value),
    z.array(item).max(MOST_PARTS).optional(),
  );

/** POST templates/create-from (compatibility.md, C148). */
export const CreateFromTemplate = z
  .object({
    title,
    template_type: word(...KINDS),
    template_id: reference,
    include_tasks: optional(flag),
    include_labels: optional(flag),
    selected_stage_ids: z.preprocess((value) => (value === null ? undefined : value), ids.optional()),
    additional_stages: listOf(additionalStage),
    selected_labels: listOf(LabelFromTemplate),
    folder_id: optional(id),
  })
  .transform((input) => ({
    title: input.title,
    template: { kind: input.template_type, id: input.template_id } satisfies TemplateReference,
    withTasks: input.include_tasks ?? false,
    withLabels: input.include_labels ?? true,
    stageIds: input.selected_stage_ids,
    additionalStages: (input.additional_stages ?? []).map((stage) => stage.title),
    labels: input.selected_labels,
    folderId: input.folder_id,
  }));
export type CreateFromTemplate = z.infer<typeof CreateFromTemplate>;

/** GET templates/task-creation-status. */
export const ReadCreationStatus = z.object({ board_id: id }).transform(({ board_id }) => ({ boardId: board_id }));

const LONGEST_DESCRIPTION = 5 * LONGEST_LINE;
const LONGEST_CATEGORY = 100;

/** PUT make-template and update-template-settings (compatibility.md, C147). */
export const TemplateSettings = z
  .object({
    template_description: textUpTo(LONGEST_DESCRIPTION)
      .transform((text) => (text && withoutTags(text).trim()) || null)
      .optional(),
    template_category: z
      .preprocess(
        (value) => value ?? undefined,
        line.transform((text) => cut(text, LONGEST_CATEGORY) || null).optional(),
      )
      .optional(),
  })
  .transform(({ template_description, template_category }) => ({
    templateDescription: template_description,
    templateCategory: template_category,
  }));
export type TemplateSettings = z.infer<typeof TemplateSettings>;
