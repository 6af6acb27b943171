import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { flag, id, title } from "@/lib/http/input/types";

const requiredFlag = parameter({ type: "boolean", required: true }).transform((value, ctx): boolean => {
  const isMissing = value === undefined || value === null || value === "";
  const read = flag.safeParse(value);
  if (isMissing || !read.success)
    ctx.addIssue({ code: "custom", params: { rule: isMissing ? "required" : "boolean" } });
  return read.data ?? false;
});

/** What is copied; all of them are required. */
export const clonedParts = {
  assignee: requiredFlag,
  subtask: requiredFlag,
  label: requiredFlag,
  attachment: requiredFlag,
  comment: requiredFlag,
};

export const partsIn = ({
  assignee,
  subtask,
  label,
  attachment,
  comment,
}: Record<keyof typeof clonedParts, boolean>) => ({
  assignees: assignee,
  subtasks: subtask,
  labels: label,
  attachments: attachment,
  comments: comment,
});
export type ClonedParts = ReturnType<typeof partsIn>;

/** POST clone-task (compatibility.md, C52); all fields are required. */
export const CloneTask = z
  .object({ title, stage_id: id, ...clonedParts })
  .transform(({ title, stage_id, ...parts }) => ({ title, stageId: stage_id, ...partsIn(parts) }));
export type CloneTask = z.infer<typeof CloneTask>;
