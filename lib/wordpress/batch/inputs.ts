import { z } from "zod";
import type { Method } from "@/lib/http/request/method";

export const MOST_REQUESTS = 25;

/** In characters, with the query; longer ones are refused as URLs are. */
const LONGEST_PATH = 8 * 1024;

const METHODS = ["POST", "PUT", "PATCH", "DELETE"] as const satisfies readonly Method[];
const VALIDATIONS = ["require-all-validate", "normal"] as const;

/** PHP's JSON has no empty objects. */
const map = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((sent) => (Array.isArray(sent) && sent.length === 0 ? {} : sent), z.record(z.string(), value));

const OneRequest = z.object({
  path: z.string().max(LONGEST_PATH),
  method: z.enum(METHODS).default("POST"),
  body: map(z.unknown()).default({}),
  headers: map(z.union([z.string(), z.array(z.string())])).default({}),
});
export type OneRequest = z.infer<typeof OneRequest>;

const described = {
  type: "array",
  required: true,
  maxItems: MOST_REQUESTS,
  items: {
    type: "object",
    properties: {
      path: { type: "string", maxLength: LONGEST_PATH },
      method: { type: "string", enum: [...METHODS], default: "POST" },
      body: { type: "object", additionalProperties: true },
      headers: { type: "object", additionalProperties: { type: ["string", "array"], items: { type: "string" } } },
    },
    required: ["path"],
  },
};

const requests = z
  .unknown()
  .meta(described)
  .transform((sent, ctx): OneRequest[] => {
    const refuse = (rule: string, message: string) => {
      ctx.addIssue({ code: "custom", message, params: { rule } });
      return [];
    };
    if (sent === undefined) return refuse("required", "The requests field is required.");
    if (!Array.isArray(sent)) return refuse("rest_invalid_type", "requests is not of type array.");
    if (sent.length > MOST_REQUESTS)
      return refuse("rest_too_many_items", `requests must contain at most ${MOST_REQUESTS} items.`);

    const parsed = z.array(OneRequest).safeParse(sent);
    return parsed.success ? parsed.data : refuse("rest_invalid_param", sentence(parsed.error.issues[0]?.path ?? []));
  });

const validation = z
  .unknown()
  .meta({ type: "string", enum: [...VALIDATIONS], default: "normal" })
  .optional()
  .transform((sent = "normal", ctx) => {
    const found = VALIDATIONS.find((word) => word === sent);
    if (!found)
      ctx.addIssue({
        code: "custom",
        message: `validation is not one of ${VALIDATIONS.join(" and ")}.`,
        params: { rule: "rest_not_in_enum" },
      });
    return found ?? "normal";
  });

/** POST /batch/v1. */
export const Batch = z.object({ validation, requests });
export type Batch = z.infer<typeof Batch>;

/** Says what WordPress demands where something else was sent. */
function sentence([at, ...names]: readonly PropertyKey[]): string {
  const place = ["requests", ...(at === undefined ? [] : [`[${String(at)}]`])].join("");
  const [name] = names;
  if (name === undefined) return `${place} is not of type object.`;
  if (name === "path") return `path is a required property of ${place}, of at most ${LONGEST_PATH} characters.`;
  if (name === "method") return `${place}[method] is not one of POST, PUT, PATCH, and DELETE.`;
  return `${place}[${names.map(String).join("][")}] is not of type ${name === "headers" && names.length > 1 ? "string,array" : "object"}.`;
}
