import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { isActiveIdea, isPublicStage } from "@/lib/ideas/conditions";
import { haveRoadmapsPages } from "@/lib/modules/conditions";
import { isActive } from "@/lib/users/active";

/** A condition on `idea_follower f`, their account `u` (left joined) and `board b`: who may still get mails. */
export const mayBeNotified = Prisma.sql`(f.confirmed_at IS NOT NULL AND b.archived_at IS NULL AND CASE WHEN f.user_id IS NULL THEN NOT b.is_private
    ELSE ${isActive} AND (NOT b.is_private OR u.role = 'administrator' OR u.is_service_admin OR EXISTS (SELECT FROM board_member m WHERE m.board_id = b.id AND m.user_id = u.id)) END)`;

/** Hours can pass between writing and sending. Null if the mail may still be sent to the follower with this id. */
export async function whyNotNotify(
  followerId: number | null,
  isNews: boolean,
): Promise<"noFollower" | "noAccess" | null> {
  const [follower] = await rowsOf<{ hasPage: boolean; mayBeNotified: boolean; isPublic: boolean }>(
    db,
    Prisma.sql`
    SELECT ${haveRoadmapsPages} AS "hasPage", ${mayBeNotified} AS "mayBeNotified", (${isActiveIdea} AND ${isPublicStage}) AS "isPublic"
    FROM idea_follower f JOIN task t ON t.id = f.task_id JOIN board b ON b.id = t.board_id LEFT JOIN stage s ON s.id = t.stage_id
    LEFT JOIN idea i ON i.task_id = t.id LEFT JOIN "user" u ON u.id = f.user_id WHERE f.id = ${followerId}::int`,
  );
  if (!follower) return "noFollower";
  const { hasPage, mayBeNotified: mayBe, isPublic } = follower;
  return hasPage && (!isNews || (mayBe && isPublic)) ? null : "noAccess";
}
