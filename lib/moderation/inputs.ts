import { z } from "zod";
import { paging } from "@/lib/http/response/paginator";
import { flag, id, optional, word } from "@/lib/http/input/types";

const state = word("pending", "rejected", "spam");

export const ListSubmissions = paging(20)
  .extend({ state: optional(state) })
  .transform(({ page, per_page, state: asked }) => ({ page, perPage: per_page, state: asked ?? "pending" }));
export type ListSubmissions = z.infer<typeof ListSubmissions>;

export const ListBlockedGuests = paging(20).transform(({ page, per_page }) => ({ page, perPage: per_page }));
export type ListBlockedGuests = z.infer<typeof ListBlockedGuests>;

/** `expected_state` is what the moderator saw, so that two of them never undo each other's work. */
export const DecideSubmission = z
  .object({ state: word("approved", "pending", "rejected", "spam"), expected_state: optional(state) })
  .transform(({ state: to, expected_state }) => ({ to, expected: expected_state ?? null }));
export type DecideSubmission = z.infer<typeof DecideSubmission>;

/** The guest who wrote one of these. A network may be shared, as in an office, so it is only blocked on request. */
export const BlockGuest = z
  .object({
    submission_id: optional(id),
    task_id: optional(id),
    comment_id: optional(id),
    blocks_network: optional(flag),
    removes_content: optional(flag),
  })
  .transform(({ submission_id, task_id, comment_id, blocks_network = false, removes_content = false }, ctx) => {
    if ([submission_id, task_id, comment_id].filter((each) => each !== undefined).length !== 1)
      ctx.addIssue({ code: "custom", path: ["submission_id"], params: { rule: "required" } });
    return {
      submissionId: submission_id,
      taskId: task_id,
      commentId: comment_id,
      blocksNetwork: blocks_network,
      removesContent: removes_content,
    };
  });
export type BlockGuest = z.infer<typeof BlockGuest>;
