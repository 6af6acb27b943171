import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { id, title } from "@/lib/http/input/types";

/** `true` copies, anything else does not. */
const copyFlag = parameter({ type: "string", takes: ["string", "boolean"] })
  .optional()
  .transform((value): boolean => value === true || (typeof value === "string" && value.trim() === "true"));

const requiredCopyFlag = parameter({ type: "string", required: true, takes: ["string", "boolean"] })
  .refine((value): boolean => value !== undefined && value !== null && value !== "", {
    params: { rule: "required" },
    abort: true,
  })
  .pipe(copyFlag);

/** POST task-create-from-template (compatibility.md, C150). */
export const CreateTaskFromTemplate = z
  .object({
    title,
    board_id: id,
    stage_id: id,
    assignee: requiredCopyFlag,
    subtask: requiredCopyFlag,
    label: requiredCopyFlag,
    attachment: requiredCopyFlag,
    watcher: copyFlag,
    comment: copyFlag,
    time_tracking: copyFlag,
    custom_field: copyFlag,
    recurring: copyFlag,
  })
  .transform((input) => ({
    title: input.title,
    stageId: input.stage_id,
    parts: {
      ...{ assignees: input.assignee, watchers: input.watcher, subtasks: input.subtask, labels: input.label },
      ...{ attachments: input.attachment, comments: input.comment, timeTracks: input.time_tracking },
      ...{ customFields: input.custom_field, repeatRule: input.recurring },
    },
  }));
export type CreateTaskFromTemplate = z.infer<typeof CreateTaskFromTemplate>;
