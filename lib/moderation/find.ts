import "server-only";
import { type BlockedGuest, Prisma, type Submission } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { whileRoadmapsOn } from "@/lib/modules/conditions";
import { requireRoadmapsOn } from "@/lib/modules/refuse";
import { requireRoadmap } from "@/lib/roadmaps/of-user";
import { finder } from "@/lib/users/caller-read";

const submissionAsJson = recordAsJson(Prisma.SubmissionScalarFieldEnum, "s");
const withSubmissionTimes = withTimes<Submission>(Prisma.SubmissionScalarFieldEnum);
const blockedAsJson = recordAsJson(Prisma.BlockedGuestScalarFieldEnum, "g");
const withBlockedTimes = withTimes<BlockedGuest>(Prisma.BlockedGuestScalarFieldEnum);

/** @throws Forbidden for a board that the user may not see, NotFound for a submission of another one */
export const submissionOfUser = finder<OnBoard & { submission: Submission }>({
  expression: ({ board_id, submission_id }) =>
    boardOfCaller(
      pathId(board_id),
      whileRoadmapsOn(
        Prisma.sql`(SELECT ${submissionAsJson} FROM submission s WHERE s.id = ${pathId(submission_id)} AND s.board_id = b.id)`,
      ),
    ),
  result: (value, user) => {
    const { more, ...found } = foundBoard<InJson<Submission> | false | null>(value, user);
    requireRoadmapsOn(more);
    if (!more) throw new NotFound("Submission");
    return { ...requireRoadmap(found), submission: withSubmissionTimes(more) };
  },
});

/** @throws Forbidden for a board that the user may not see, NotFound for a block of another one */
export const blockedGuestOfUser = finder<OnBoard & { blocked: BlockedGuest }>({
  expression: ({ board_id, blocked_id }) =>
    boardOfCaller(
      pathId(board_id),
      whileRoadmapsOn(
        Prisma.sql`(SELECT ${blockedAsJson} FROM blocked_guest g WHERE g.id = ${pathId(blocked_id)} AND g.board_id = b.id)`,
      ),
    ),
  result: (value, user) => {
    const { more, ...found } = foundBoard<InJson<BlockedGuest> | false | null>(value, user);
    requireRoadmapsOn(more);
    if (!more) throw new NotFound("Blocked guest");
    return { ...requireRoadmap(found), blocked: withBlockedTimes(more) };
  },
});
