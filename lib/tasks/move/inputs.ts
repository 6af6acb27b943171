import { z } from "zod";
import { date, flag, id, optional, place, word } from "@/lib/http/input/types";

/** Null when nothing is dragged any more. */
export const AnnounceDrag = z.object({ task_id: id.nullable() }).transform(({ task_id }) => ({ taskId: task_id }));

/**
 * PUT move-task (compatibility.md, C50). `prevTaskId` and `nextTaskId` win over `newIndex`; `last_boards_updated` widens
 * what is answered as updated; `expected_stage_id` is the stage from which it is moved (C194).
 */
export const MoveTask = z
  .object({
    newStageId: id,
    newIndex: optional(place),
    prevTaskId: optional(id),
    nextTaskId: optional(id),
    newBoardId: optional(id),
    last_boards_updated: optional(date),
    expected_stage_id: optional(id),
  })
  .transform((sent) => ({
    stageId: sent.newStageId,
    boardId: sent.newBoardId,
    index: sent.newIndex,
    after: sent.prevTaskId,
    before: sent.nextTaskId,
    since: sent.last_boards_updated ?? null,
    expectedStageId: sent.expected_stage_id,
  }));
export type MoveTask = z.infer<typeof MoveTask>;

/** PUT sort-task (compatibility.md, C41). `order` is the field, `orderBy` the direction. */
export const SortTasks = z
  .object({ order: word("priority", "due_at", "position", "created_at", "title"), orderBy: word("ASC", "DESC") })
  .transform(({ order, orderBy }) => ({ by: order, direction: orderBy }));
export type SortTasks = z.infer<typeof SortTasks>;

/** PUT pin; without a word it unpins, as the reference does. */
export const PinTask = z.object({ pinned: optional(flag) }).transform(({ pinned }) => ({ pinned: pinned ?? false }));
export type PinTask = z.infer<typeof PinTask>;
