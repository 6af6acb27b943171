import { z } from "zod";
import { layout } from "@/lib/board-views/inputs";
import { optional, word } from "@/lib/http/input/types";
import { TASK_TYPES } from "@/lib/users/person-page/types";

const VIEWS = ["list", "table", "calendar"] as const;
export type MyTasksViewName = (typeof VIEWS)[number];

export const ListMyTasks = z
  .object({ type: optional(word(...TASK_TYPES)) })
  .transform(({ type }) => ({ type: type ?? ("assigned" as const) }));
export type ListMyTasks = z.infer<typeof ListMyTasks>;

/** PUT view. Omitted fields, and the layouts of omitted views, stay. */
export const SaveMyTasksView = z.object({ view: optional(word(...VIEWS)), layout });
export type SaveMyTasksView = z.infer<typeof SaveMyTasksView>;

/** How each view is arranged, beside the name of the open one. */
export const SavedMyTasksView = z
  .object({ view: z.enum(VIEWS).catch("list") })
  .catchall(z.json())
  .catch({ view: "list" });
