import { z } from "zod";
import { isUnset } from "@/lib/dates/dates";
import { LONGEST_HTML, LONGEST_STORED_HTML } from "@/lib/text/html";
import { parameter } from "@/lib/http/input/parameter";
import { parseProperty, type PropertyChange } from "@/lib/http/input/property";
import { date, flag, id, ids, optional, textUpTo, title, wholeNumber, word } from "@/lib/http/input/types";
import { PLAIN_PROPERTIES } from "@/lib/tasks/write/plain-properties";
import { html, priority } from "@/lib/tasks/inputs";
import { EXPECTABLE, type ExpectedValue } from "@/lib/tasks/stale-value";

/** Ids are toggled, and an empty array removes everybody; `{add, remove}` is explicit. */
const assignees = parameter({ type: "array" }).transform((value, ctx) => {
  const parsed =
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? z.object({ add: optional(ids), remove: optional(ids) }).safeParse(value)
      : ids.safeParse(value);
  if (!parsed.success) {
    ctx.addIssue({ code: "custom", path: ["assignees"], params: { rule: "array" } });
    return z.NEVER;
  }
  return Array.isArray(parsed.data) ? parsed.data : { add: parsed.data.add ?? [], remove: parsed.data.remove ?? [] };
});

const watcherChange = parameter({ type: "boolean" }).transform((value, ctx) => {
  const input =
    typeof value === "object" && value !== null ? (value as { userId?: unknown; action?: unknown }) : { action: value };
  const parsedUserId = optional(id).safeParse(input.userId);
  const start = input.action === "start" ? true : input.action === "stop" ? false : flag.safeParse(input.action).data;
  if (start === undefined || !parsedUserId.success)
    ctx.addIssue({ code: "custom", path: ["is_watching"], params: { rule: "boolean" } });
  return { start: start ?? false, userId: parsedUserId.data };
});

/** Each property that can be changed, with the parser of its value (compatibility.md, C46). */
const PROPERTIES = {
  ...PLAIN_PROPERTIES,
  title,
  description: html,
  status: word("open", "closed"),
  priority: z.preprocess((value) => (value === null ? "" : value), priority),
  due_at: date,
  started_at: date,
  last_completed_at: parameter({ type: "string" }).transform((value) =>
    flag.safeParse(value).data ? ("closed" as const) : ("open" as const),
  ),
  assignees,
  is_watching: watcherChange,
  archived_at: parameter({ type: "string" }).transform((value) => !isUnset(value)),
  parent_id: z.preprocess((value) => (value === 0 || value === "0" ? null : value), optional(id)),
  stage_id: id,
} as const;

export const PROPERTY_NAMES = Object.keys(PROPERTIES);

/** Accepted without effect, because existing clients send them (compatibility.md, C47). */
const IGNORED = new Set(["lead_value", "scope", "start_at", "last_completed", "source"]);

export type TaskChange = PropertyChange<typeof PROPERTIES> | { property: "ignored"; value: null };

type Ctx = z.core.$RefinementCtx;

const refuse = (ctx: Ctx, rule: string) =>
  void ctx.addIssue({ code: "custom", path: ["expected_value"], params: { rule } });

function expectedText({ property }: TaskChange, value: unknown, ctx: Ctx): string | null | undefined {
  if (value === undefined || (property !== "title" && property !== "description")) return undefined;
  const parsed = textUpTo(LONGEST_STORED_HTML).safeParse(value);
  if (!parsed.success) refuse(ctx, "string");
  return parsed.data;
}

/** Null when the client expects nothing, or the property is not compared. */
function expectedValue({ property }: TaskChange, value: unknown, ctx: Ctx): ExpectedValue | null {
  if (value === undefined || !isExpectable(property)) return null;
  const parsed = PROPERTIES[property].safeParse(value);
  if (!parsed.success) refuse(ctx, "format");
  return { property, value: parsed.data };
}

const isExpectable = (property: string): property is ExpectedValue["property"] => Object.hasOwn(EXPECTABLE, property);

/**
 * PUT /projects/{board_id}/tasks/{task_id}. The expected fields show which version of a text or value the client
 * replaces (compatibility.md, C194).
 */
export const UpdateTask = z
  .object({
    property: parameter({ type: "string", required: true, enum: PROPERTY_NAMES }),
    value: parameter({
      type: "string",
      maxLength: LONGEST_HTML,
      takes: ["array", "boolean", "null", "number", "object", "string"],
    }).optional(),
    expected_updated_at: date.optional(),
    expected_updated_at_ms: optional(wholeNumber),
    expected_value: parameter({
      type: "string",
      maxLength: LONGEST_STORED_HTML,
      takes: ["array", "boolean", "null", "number", "object", "string"],
    }).optional(),
  })
  .transform(({ property, value, expected_updated_at, expected_updated_at_ms, expected_value }, ctx) => {
    const change: TaskChange =
      typeof property === "string" && IGNORED.has(property)
        ? { property: "ignored", value: null }
        : parseProperty(PROPERTIES, { property, value }, ctx);
    return {
      change,
      expected: {
        updatedAt: expected_updated_at ?? null,
        updatedAtMs: expected_updated_at_ms,
        value: expectedText(change, expected_value, ctx),
      },
      expectedValue: expectedValue(change, expected_value, ctx),
    };
  });
export type UpdateTask = z.infer<typeof UpdateTask>;
