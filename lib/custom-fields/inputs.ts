import { z } from "zod";
import { MAX_VALUE_LENGTH } from "@/lib/custom-fields/read-value";
import { FIELD_TYPES, hasOptions, typeNamed } from "@/lib/custom-fields/types";
import { parameter } from "@/lib/http/input/parameter";
import { id, nested, optional, place, title, word } from "@/lib/http/input/types";
import { cut, plainLine } from "@/lib/text/text";

const TITLE_LENGTH = 100;
export const OPTION_LENGTH = 100;
export const MAX_OPTIONS = 100;

const fieldTitle = title.transform((text) => cut(text, TITLE_LENGTH));

const fieldType = word(...FIELD_TYPES).transform(typeNamed);

/** A list or a single line. Options are never shortened, since values must match them exactly. */
const options = optional(
  parameter({ type: "array" }).transform((value, ctx): string[] => {
    const input = Array.isArray(value) ? value : [value];
    const isText = input.every((each) => typeof each === "string" || typeof each === "number");
    if (!isText) ctx.addIssue({ code: "custom", params: { rule: "array" } });
    const lines = isText ? [...new Set(input.map((each) => plainLine(String(each))))].filter(Boolean) : [];
    if (lines.length > MAX_OPTIONS)
      ctx.addIssue({ code: "custom", message: `There may be ${MAX_OPTIONS} options at most.` });
    if (lines.some((line) => [...line].length > OPTION_LENGTH))
      ctx.addIssue({ code: "custom", message: `An option may have ${OPTION_LENGTH} characters at most.` });
    return lines;
  }),
);

const choices = z.object({ options, select_options: options, settings: nested(z.object({ select_options: options })) });

const optionsIn = (input: z.infer<typeof choices>): string[] | undefined =>
  input.options ?? input.select_options ?? input.settings.select_options;

/** POST custom-field (compatibility.md, C71). Types without choices ignore options. */
export const CreateCustomField = z
  .object({ customField: nested(choices.extend({ title: fieldTitle, type: fieldType })) })
  .transform(({ customField }, ctx) => {
    const offered = hasOptions(customField.type) ? (optionsIn(customField) ?? []) : [];
    if (hasOptions(customField.type) && offered.length === 0)
      ctx.addIssue({ code: "custom", path: ["options"], params: { rule: "required" } });
    return { title: customField.title, type: customField.type, options: offered };
  });
export type CreateCustomField = z.infer<typeof CreateCustomField>;

/** PUT custom-field/{custom_field_id} (compatibility.md, C7). Omitted options stay. */
export const UpdateCustomField = z
  .object({ customField: nested(choices.extend({ title: fieldTitle, type: optional(fieldType) })) })
  .transform(({ customField }) => ({
    title: customField.title,
    type: customField.type,
    options: optionsIn(customField),
  }));
export type UpdateCustomField = z.infer<typeof UpdateCustomField>;

/** PUT update-position (compatibility.md, C71). */
export const MoveCustomField = z.object({ newIndex: place }).transform(({ newIndex }) => ({ index: newIndex }));
export type MoveCustomField = z.infer<typeof MoveCustomField>;

/**
 * POST tasks/{task_id}/custom-fields (compatibility.md, C71). The field determines how the value is parsed;
 * `expected_value` is the one that it replaces (C194).
 */
export const SetFieldValue = z
  .object({
    custom_field_id: id,
    value: parameter({ type: "string", required: true, maxLength: MAX_VALUE_LENGTH }).transform(
      (value, ctx): unknown => {
        if (value === undefined) ctx.addIssue({ code: "custom", params: { rule: "required" } });
        return value;
      },
    ),
    expected_value: parameter({ type: "string", maxLength: MAX_VALUE_LENGTH }).optional(),
  })
  .transform(({ custom_field_id, value, expected_value }) => ({
    fieldId: custom_field_id,
    value,
    ...(expected_value !== undefined && { expected: expected_value }),
  }));
export type SetFieldValue = z.infer<typeof SetFieldValue>;
