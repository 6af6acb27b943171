import "server-only";
import type { Tx } from "@/lib/db";
import { TooManyRequests } from "@/lib/errors";
import { follow, type FollowedIdea, type FollowedRoadmap } from "@/lib/ideas/followers";
import type { Author, Authorship } from "@/lib/ideas/sender";
import { countFailure } from "@/lib/rate-limit";

/** Authors follow what they wrote for: their account at once, the address of a guest once it is confirmed. */
export async function followOwn(tx: Tx, board: FollowedRoadmap, idea: FollowedIdea, by: Authorship): Promise<void> {
  if (by.userId !== null) await follow(tx, board, idea, { userId: by.userId });
  else if (by.authorEmail) await follow(tx, board, idea, { email: by.authorEmail, locale: by.locale });
}

/** A guest may give the address of someone else, whose inbox must not fill up. The text itself is accepted then, too. */
export async function mayFollow({ user, email }: Author): Promise<boolean> {
  if (user || !email) return user !== null;
  try {
    await countFailure("idea-follow-address", email, "");
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
