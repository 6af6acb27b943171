import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { isPublicIdea, mayBeTold } from "@/lib/ideas/visible";

/** Hours can pass between writing and sending. Null if the mail may still be sent to the follower with this id. */
export async function whyNotTell(
  followerId: number | null,
  isNews: boolean,
): Promise<"noFollower" | "noAccess" | null> {
  const [follower] = await rowsOf<{ mayBeTold: boolean; isPublic: boolean }>(
    db,
    Prisma.sql`
    SELECT ${mayBeTold} AS "mayBeTold", ${isPublicIdea} AS "isPublic"
    FROM idea_follower f JOIN task t ON t.id = f.task_id JOIN board b ON b.id = t.board_id LEFT JOIN stage s ON s.id = t.stage_id
    LEFT JOIN idea i ON i.task_id = t.id LEFT JOIN "user" u ON u.id = f.user_id WHERE f.id = ${followerId}::int`,
  );
  if (!follower) return "noFollower";
  return !isNews || (follower.mayBeTold && follower.isPublic) ? null : "noAccess";
}
