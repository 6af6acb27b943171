import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { db, rowsOf, type Tx } from "@/lib/db";
import { confirmFollowLetter } from "@/lib/ideas/follow/follow-letters";
import { stopHeaders } from "@/lib/ideas/follow/follow-links";
import { isActiveIdea, isPublicStage } from "@/lib/ideas/conditions";
import { haveRoadmapsPages } from "@/lib/modules/conditions";
import { firstTranslated } from "@/lib/i18n/locale";
import { queueMail } from "@/lib/mail/queue";
import type { CurrentUser } from "@/lib/users/current-user";

/** An account follows at once, an address of a guest once it is confirmed. */
export type NewFollower = { userId: number } | { email: string; locale: string | null };

export type FollowedIdea = Pick<Task, "id" | "title" | "slug">;
export type FollowedRoadmap = Pick<Board, "title" | "publicSlug">;

/** Nothing shows whether an address follows already: following again changes nothing, but repeats a lost mail. */
export async function follow(tx: Tx, board: FollowedRoadmap, idea: FollowedIdea, by: NewFollower): Promise<void> {
  if ("userId" in by) return void (await addFollower(tx, idea, { userId: by.userId, email: null, locale: null }));

  const address = { email: by.email.toLowerCase(), locale: by.locale };
  const follower = await addFollower(tx, idea, { userId: null, ...address });
  if (!follower || follower.isConfirmed) return;

  await queueMail(tx, {
    kind: "idea-confirm",
    to: { id: null, email: address.email },
    letter: (site) => {
      const locale = firstTranslated([address.locale, site.language]);
      return confirmFollowLetter({ locale, follower, board, idea, site });
    },
    // At most one an hour, so that nobody's inbox can be filled.
    key: `follow ${follower.id} ${new Date().toISOString().slice(0, 13)}`,
    headers: stopHeaders(follower),
  });
}

async function addFollower(
  tx: Tx,
  idea: { id: number },
  { userId, email, locale }: { userId: number | null; email: string | null; locale: string | null },
): Promise<{ id: number; isConfirmed: boolean } | undefined> {
  const [follower] = await rowsOf<{ id: number; isConfirmed: boolean }>(
    tx,
    Prisma.sql`
    INSERT INTO idea_follower (task_id, user_id, email, locale, confirmed_at, notified_stage_id, notified_status, notified_answered_at)
    SELECT t.id, ${userId}::int, ${email}::text, ${locale}::text, CASE WHEN ${email}::text IS NULL THEN now() END, t.stage_id, t.status, i.answered_at
    FROM task t LEFT JOIN idea i ON i.task_id = t.id WHERE t.id = ${idea.id}
    ON CONFLICT (task_id, ${email === null ? Prisma.sql`user_id` : Prisma.sql`email`}) DO UPDATE SET task_id = excluded.task_id
    RETURNING id, confirmed_at IS NOT NULL AS "isConfirmed"`,
  );
  return follower;
}

export type Followed = Pick<Task, "id" | "title" | "slug"> & Pick<Board, "publicSlug">;

/** The idea; null for a follower who has stopped, or whose idea nobody may read now. What happened before is no news. */
export async function confirmFollower(id: number): Promise<Followed | null> {
  await db.$executeRaw`
    UPDATE idea_follower f SET confirmed_at = now(), notified_stage_id = t.stage_id, notified_status = t.status, notified_answered_at = i.answered_at
    FROM task t LEFT JOIN idea i ON i.task_id = t.id WHERE f.id = ${id} AND t.id = f.task_id AND f.confirmed_at IS NULL AND ${haveRoadmapsPages}`;
  return followedBy(id);
}

/** The title of an idea is only for those who may read it. */
export async function followedBy(id: number): Promise<Followed | null> {
  const [idea] = await rowsOf<Followed>(
    db,
    Prisma.sql`
    SELECT t.id, t.title, t.slug, b.public_slug AS "publicSlug"
    FROM idea_follower f JOIN task t ON t.id = f.task_id JOIN board b ON b.id = t.board_id JOIN stage s ON s.id = t.stage_id
    WHERE f.id = ${id} AND ${isActiveIdea} AND ${isPublicStage} AND b.type = 'roadmap' AND b.archived_at IS NULL AND ${haveRoadmapsPages}`,
  );
  return idea ?? null;
}

export async function stopFollower(id: number): Promise<void> {
  await db.ideaFollower.deleteMany({ where: { id } });
}

export async function unfollow(tx: Tx, idea: { id: number }, { id: userId }: Pick<CurrentUser, "id">): Promise<void> {
  await tx.ideaFollower.deleteMany({ where: { taskId: idea.id, userId } });
}

export const isFollowing = async (idea: { id: number }, user: Pick<CurrentUser, "id"> | null): Promise<boolean> =>
  user !== null && (await db.ideaFollower.count({ where: { taskId: idea.id, userId: user.id } })) > 0;
