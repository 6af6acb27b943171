import { z } from "zod";
import type { Prisma } from "@/generated/prisma/client";
import { parameter } from "@/lib/http/input/parameter";
import { optional, word } from "@/lib/http/input/types";

/** In bytes of JSON. */
const LAYOUT_SIZE = 20_000;

/** Any object of this size; PHP writes an empty one as a list. */
const layout = optional(
  parameter({ type: "object", maxLength: LAYOUT_SIZE }).transform((value, ctx): Prisma.JsonObject => {
    if (isObject(value)) {
      if (Buffer.byteLength(JSON.stringify(value)) <= LAYOUT_SIZE) return value;
      ctx.addIssue({ code: "custom", message: "The layout may not be larger than 20 kB." });
    } else if (!Array.isArray(value) || value.length > 0) ctx.addIssue({ code: "custom", params: { rule: "array" } });
    return {};
  }),
);

/** Parsed JSON has no other objects. */
const isObject = (value: unknown): value is Prisma.JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** PUT view. Omitted fields stay. */
export const SaveBoardView = z.object({ view: optional(word("kanban", "list", "table")), layout });
export type SaveBoardView = z.infer<typeof SaveBoardView>;
