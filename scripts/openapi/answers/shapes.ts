import { z } from "zod";
import type { Prisma } from "@/generated/prisma/client";
import type { paginator, pagination } from "@/lib/http/response/paginator";
import { checked, count, flag, namedSchemas, record, text, textOrNull } from "@/scripts/openapi/records/record";
import { Task, TaskInContext } from "@/scripts/openapi/records/tasks";

/** By method and path. */
export type Answers = Record<string, z.ZodType>;

/** The beginnings of most paths. */
export const BOARD = "/boards/v2/projects/{board_id}";
export const TASK = `${BOARD}/tasks/{task_id}`;
export const OWN_BOARD = "/boards-app/v1/boards/{board_id}";

const message = text;

export const done = (shape: z.ZodRawShape) => z.object({ message, ...shape });

export const justDone = done({});
export const changedTask = done({ task: TaskInContext, updatedTasks: z.array(Task) });
namedSchemas.set("Done", justDone).set("ChangedTask", changedTask);

/** How a view is arranged: any JSON, by the view's own names. */
export const Layout = z.record(text, z.custom<Prisma.JsonValue | undefined>());

const link = textOrNull;
const page = checked<Omit<ReturnType<typeof paginator>, "data">>()(
  z.object({
    current_page: count,
    first_page_url: text,
    from: count.nullable(),
    last_page: count,
    last_page_url: text,
    links: z.array(z.object({ url: link, label: text, active: flag })),
    next_page_url: link,
    path: text,
    per_page: count,
    prev_page_url: link,
    to: count.nullable(),
    total: count,
  }),
);

/** One page of a list, by its name in the document. */
export function pageOf(id: string, row: z.ZodType): z.ZodType {
  const schema = page.extend({ data: z.array(row) });
  namedSchemas.set(id, schema);
  return schema;
}

export const Pagination = record<ReturnType<typeof pagination>>()(
  "Pagination",
  z.object({ total: count, current_page: count, per_page: count, last_page: count }),
);
