import { z } from "zod";
import { id, optional } from "@/lib/http/input/types";

/** POST dependencies (compatibility.md, C55): the client names one of the two tasks; the other is the task of the path. */
export const AddDependency = z
  .object({ predecessor_task_id: optional(id), successor_task_id: optional(id) })
  .transform(({ predecessor_task_id, successor_task_id }, ctx) => {
    for (const path of predecessor_task_id || successor_task_id ? [] : ["predecessor_task_id", "successor_task_id"])
      ctx.addIssue({ code: "custom", path: [path], params: { rule: "required" } });
    return { predecessorId: predecessor_task_id, successorId: successor_task_id };
  });
export type AddDependency = z.infer<typeof AddDependency>;
