import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { changeTime } from "@/lib/database/change-time";
import { insertInto } from "@/lib/database/record";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { admit, requireOpen } from "@/lib/ideas/admit";
import { isOwnVote, isReadableIdea, type Reader } from "@/lib/ideas/reader";

export interface Voted {
  isVoted: boolean;
  newCount: number;
}

/** Guests of one network, such as an office, that may vote for the same idea. */
const MOST_OF_ONE_NETWORK = 5;

/** Casts a vote, or takes it back. @throws NotFound, Unauthorized, Forbidden, TooManyRequests */
export async function toggleVote(found: OnBoard, ideaId: number, by: Reader): Promise<Voted> {
  await requireOpen("vote", by);
  await admit(found, "vote", by);
  return transaction(async (tx) => {
    await lockIdea(tx, found, ideaId, by);
    const [{ isVoted, ofNetwork }] = await readVotes(tx, ideaId, by);
    if (!isVoted && !by.user && ofNetwork >= MOST_OF_ONE_NETWORK)
      throw new Forbidden("There are enough votes from your network for this idea already.");

    await sendAlong(tx, isVoted ? takeBack(ideaId, by) : cast(ideaId, by));
    return { isVoted: !isVoted, newCount: await recount(tx, ideaId) };
  });
}

/** Serializes the votes for one idea. @throws NotFound for an idea that the reader may not see */
async function lockIdea(tx: Tx, { board }: OnBoard, ideaId: number, by: Reader): Promise<void> {
  const [idea] = await rowsOf(
    tx,
    Prisma.sql`SELECT t.id FROM task t JOIN stage s ON s.id = t.stage_id WHERE t.id = ${ideaId} AND ${isReadableIdea(board.id, by)} FOR NO KEY UPDATE OF t`,
  );
  if (!idea) throw new NotFound("Idea");
}

type Votes = { isVoted: boolean; ofNetwork: number };

const readVotes = (tx: Tx, ideaId: number, by: Reader): Promise<[Votes]> =>
  rowsOf<Votes>(
    tx,
    Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM idea_vote v WHERE v.task_id = ${ideaId} AND ${isOwnVote(by)}) AS "isVoted",
      (SELECT count(*)::int FROM idea_vote v WHERE v.task_id = ${ideaId} AND v.address_key = ${by.guest.addressKey}) AS "ofNetwork"`,
  ) as Promise<[Votes]>;

const takeBack = (ideaId: number, by: Reader) =>
  Prisma.sql`DELETE FROM idea_vote v WHERE v.task_id = ${ideaId} AND ${isOwnVote(by)}`;

const cast = (taskId: number, { user, guest }: Reader) =>
  insertInto(
    "idea_vote",
    user ? { taskId, userId: user.id } : { taskId, guestKey: guest.key, addressKey: guest.addressKey },
  );

async function recount(tx: Tx, ideaId: number): Promise<number> {
  const [row] = await rowsOf<{ votes: number }>(
    tx,
    Prisma.sql`${recountVotes([ideaId])} RETURNING vote_count AS votes`,
  );
  return row?.votes ?? 0;
}

/** Counts the rows, so that the number is right even if it was wrong before. Needs the locks of the ideas. */
export const recountVotes = (ideaIds: number[]): Prisma.Sql => Prisma.sql`
  UPDATE task SET vote_count = (SELECT count(*) FROM idea_vote v WHERE v.task_id = task.id), updated_at = ${changeTime()} WHERE id = ANY(${ideaIds}::int[])`;
