import "server-only";
import { z } from "zod";
import type { Board, Task } from "@/generated/prisma/client";
import { SUGGESTED_PRIORITIES, type SuggestedPriority } from "@/lib/assistant/proposals";
import { reader, transaction } from "@/lib/db";
import { Unprocessable } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
import { ids, optional } from "@/lib/http/input/types";
import { addLabels } from "@/lib/labels/attach";
import { type LabelOnTask, listLabelsOfTask } from "@/lib/labels/list";
import { lockLabels } from "@/lib/labels/lock";
import { lockTask } from "@/lib/tasks/lock";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { prioritiseTasks } from "@/lib/tasks/write/describe";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws Unprocessable for any other (compatibility.md, C188) */
const priority = parameter({ type: "string", enum: [...SUGGESTED_PRIORITIES] }).transform((name): SuggestedPriority => {
  const found = SUGGESTED_PRIORITIES.find((each) => each === name);
  if (!found) throw new Unprocessable("Invalid priority");
  return found;
});

export const ApplySuggestions = z
  .object({ label_ids: ids.optional(), priority: optional(priority) })
  .transform(({ label_ids: labelIds = [], priority }) => {
    if (labelIds.length === 0 && priority === undefined) throw new Unprocessable("Nothing to apply.");
    return { labelIds, priority };
  });
export type ApplySuggestions = z.infer<typeof ApplySuggestions>;

export interface AppliedSuggestions {
  changed: ChangedTasks;
  labels: LabelOnTask[];
}

/** Adds labels and sets the priority, as if it was done by hand. @throws NotFound for a label of another board */
export async function applySuggestions(
  board: Board,
  found: Task,
  { labelIds, priority }: ApplySuggestions,
  actor: CurrentUser,
): Promise<AppliedSuggestions> {
  await transaction(async (tx) => {
    const labels = await lockLabels(tx, board, labelIds);
    const task = await lockTask(tx, found);
    await addLabels(tx, board.id, [task.id], labels, actor);
    if (priority) await prioritiseTasks(tx, board.id, [task], priority, actor);
  });
  const [changed, labels] = await Promise.all([
    loadChanged(reader(), board.id, actor.id, found.id),
    listLabelsOfTask(found),
  ]);
  return { changed, labels };
}
