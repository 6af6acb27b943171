import "server-only";
import type { Board, Submission } from "@/generated/prisma/client";
import { type PlainBoardEvent, recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { publishSubmission } from "@/lib/ideas/publish";
import type { DecideSubmission } from "@/lib/moderation/inputs";
import { DecidedMeanwhile, lockSubmission } from "@/lib/moderation/lock";
import type { CurrentUser } from "@/lib/users/current-user";

const EVENTS = {
  pending: "restored submission",
  rejected: "rejected submission",
  spam: "marked submission as spam",
} satisfies Record<Submission["state"], PlainBoardEvent>;

/** An approved submission is published, and is none any more (compatibility.md, C141). @throws Conflict when someone else has decided */
export async function decideSubmission(
  board: Board,
  found: Submission,
  { to, expected }: DecideSubmission,
  actor: CurrentUser,
): Promise<void> {
  await transaction(async (tx) => {
    const submission = await lockSubmission(tx, found);
    const { id, boardId, state, kind } = submission;
    if (state === to || (expected !== null && state !== expected)) throw new DecidedMeanwhile();
    if (to === "approved") {
      await publishSubmission(tx, submission, board);
      return;
    }

    const decision = to === "pending" ? NO_DECISION : { decidedById: actor.id, decidedAt: new Date() };
    await tx.submission.update({ where: { id }, data: { state: to, ...decision } });
    await recordActivity(tx, actor, { boardId, event: EVENTS[to], newValue: kind });
  });
}

const NO_DECISION = { decidedById: null, decidedAt: null };
