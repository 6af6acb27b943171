import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { MergeIdea } from "@/lib/ideas/team/merge-input";
import { isIdea } from "@/lib/roadmaps/of-user";
import { lockTasks, touch } from "@/lib/tasks/bulk/lock";
import { archiveTasks } from "@/lib/tasks/write/archive";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * Moves the votes, comments and followers of an idea to another one of its roadmap, and archives it. One who voted for
 * both counts once (compatibility.md, C143). @throws Invalid for an idea that cannot take them, NotFound when the first one is gone
 */
export async function mergeIdea(found: Task, { intoId }: MergeIdea, actor: CurrentUser): Promise<void> {
  if (intoId === found.id) throw refusal("An idea can't be merged into itself.");

  await transaction(async (tx) => {
    const { tasks } = await lockTasks(tx, found.boardId, [found.id, intoId]);
    const [from, into] = [found.id, intoId].map((id) => tasks.find((task) => task.id === id));
    if (!from) throw new NotFound("Idea");
    await refuseUnfit(tx, from, into);
    if (!into) return;

    await moveVotes(tx, from, into);
    await moveComments(tx, from, into);
    await moveFollowers(tx, from, into);
    await markMerged(tx, from, into);
    await touch(tx, [into]);
    await recordMerge(tx, from, into, actor);
    await archiveTasks(tx, from.boardId, Prisma.sql`id = ${from.id}`, actor);
  });
}

const refusal = (message: string) => new Invalid(message, { params: { into: message } });

/** @throws Invalid */
export async function refuseUnfit(tx: Tx, from: Task, into: Task | undefined): Promise<void> {
  if (!into || !isIdea(into)) throw refusal("This idea is not on this roadmap.");
  if (from.archivedAt !== null) throw refusal("An archived idea can't be merged.");
  if (into.archivedAt !== null) throw refusal("The other idea is archived.");
  const merged = await tx.idea.findMany({ where: { taskId: { in: [from.id, into.id] }, mergedIntoId: { not: null } } });
  if (merged.length > 0) throw refusal("One of these ideas has been merged already.");
}

/** The rest are votes of people who have voted for both. */
async function moveVotes(tx: Tx, from: Task, into: Task) {
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE idea_vote v SET task_id = ${into.id} WHERE v.task_id = ${from.id}
      AND NOT EXISTS (SELECT 1 FROM idea_vote w WHERE w.task_id = ${into.id} AND (w.user_id = v.user_id OR w.guest_key = v.guest_key))`,
  );
  await sendAlong(tx, Prisma.sql`DELETE FROM idea_vote WHERE task_id = ${from.id}`);
  await sendAlong(tx, countOf("vote_count", "idea_vote", Prisma.sql`true`, from, into));
}

/** What waits for a moderator, and notifications of them, moves with the comments. */
async function moveComments(tx: Tx, from: Task, into: Task) {
  await sendAlong(
    tx,
    Prisma.sql`
    WITH moved AS (UPDATE comment SET task_id = ${into.id} WHERE task_id = ${from.id} RETURNING id),
    images AS (UPDATE attachment SET task_id = ${into.id} WHERE comment_id IN (SELECT id FROM moved))
    UPDATE mail_event SET task_id = ${into.id} WHERE comment_id IN (SELECT id FROM moved)`,
  );
  await sendAlong(
    tx,
    Prisma.sql`UPDATE notification SET task_id = ${into.id} WHERE task_id = ${from.id} AND settings ? 'comment_id'`,
  );
  await sendAlong(tx, Prisma.sql`UPDATE submission SET task_id = ${into.id} WHERE task_id = ${from.id}`);
  const isCounted = Prisma.sql`x.type = 'comment' AND x.parent_id IS NULL AND x.status = 'published'`;
  await sendAlong(tx, countOf("comments_count", "comment", isCounted, from, into));
}

/** An address that is confirmed for one of the two is confirmed. What the other idea has been through is no news. */
async function moveFollowers(tx: Tx, from: Task, into: Task) {
  const isSame = Prisma.sql`f.task_id = ${from.id} AND o.task_id = ${into.id} AND (o.user_id = f.user_id OR o.email = f.email)`;
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE idea_follower o SET confirmed_at = f.confirmed_at FROM idea_follower f WHERE ${isSame} AND o.confirmed_at IS NULL AND f.confirmed_at IS NOT NULL`,
  );
  await sendAlong(tx, Prisma.sql`DELETE FROM idea_follower f USING idea_follower o WHERE ${isSame}`);
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE idea_follower f SET task_id = t.id, notified_stage_id = t.stage_id, notified_status = t.status, notified_answered_at = i.answered_at
    FROM task t LEFT JOIN idea i ON i.task_id = t.id WHERE f.task_id = ${from.id} AND t.id = ${into.id}`,
  );
}

/** Ideas that were merged into this one now lead to the other. */
async function markMerged(tx: Tx, from: Task, into: Task) {
  await sendAlong(tx, Prisma.sql`UPDATE idea SET merged_into_id = ${into.id} WHERE merged_into_id = ${from.id}`);
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO idea (task_id, merged_into_id) VALUES (${from.id}, ${into.id})
    ON CONFLICT (task_id) DO UPDATE SET merged_into_id = excluded.merged_into_id`,
  );
}

const countOf = (column: string, table: string, where: Prisma.Sql, ...tasks: Task[]): Prisma.Sql =>
  Prisma.sql`
    UPDATE task SET ${Prisma.raw(column)} = (SELECT count(*)::int FROM ${Prisma.raw(table)} x WHERE x.task_id = task.id AND ${where})
    WHERE id = ANY(${tasks.map(({ id }) => id)}::int[])`;

const recordMerge = (tx: Tx, from: Task, into: Task, actor: CurrentUser) =>
  recordActivity(
    tx,
    actor,
    { boardId: from.boardId, taskId: from.id, event: "merged idea", newValue: into.title },
    { boardId: into.boardId, taskId: into.id, event: "merged idea", oldValue: from.title },
  );
