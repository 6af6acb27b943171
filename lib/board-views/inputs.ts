import { z } from "zod";
import type { Prisma } from "@/generated/prisma/client";
import { parameter } from "@/lib/http/input/parameter";
import { optional, word } from "@/lib/http/input/types";

const VIEWS = ["kanban", "list", "table", "calendar", "timeline"] as const;

/** Of each view, in bytes of JSON. */
const LAYOUT_SIZE = 20_000;

/** How each view is arranged: an object that only the screens read. PHP writes an empty one as a list. */
export const layout = optional(
  parameter({ type: "object", maxLength: LAYOUT_SIZE }).transform((value, ctx): Prisma.JsonObject => {
    if (!isObject(value)) {
      if (!Array.isArray(value) || value.length > 0) ctx.addIssue({ code: "custom", params: { rule: "array" } });
      return {};
    }
    const parts = VIEWS.flatMap((view) => (value[view] === undefined ? [] : [[view, value[view]] as const]));
    for (const [, part] of parts) {
      if (!isObject(part)) ctx.addIssue({ code: "custom", params: { rule: "array" } });
      else if (Buffer.byteLength(JSON.stringify(part)) > LAYOUT_SIZE)
        ctx.addIssue({ code: "custom", message: "The layout of a view may not be larger than 20 kB." });
    }
    return Object.fromEntries(parts);
  }),
);

/** Parsed JSON has no other objects. */
const isObject = (value: unknown): value is Prisma.JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** PUT view. Omitted fields, and the layouts of omitted views, stay. */
export const SaveBoardView = z.object({ view: optional(word(...VIEWS)), layout });
export type SaveBoardView = z.infer<typeof SaveBoardView>;
