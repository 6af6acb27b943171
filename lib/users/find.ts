import "server-only";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { Forbidden, Refusal } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

export const findNothing = () => ({});

/** `me` is the caller. Others get the same 403 for existing and unknown ids.
 * @throws Forbidden, or WordPress's 404 for people who may list users */
export async function userOfPath({ user_id = "me" }: PathParams, user: CurrentUser): Promise<{ person: User }> {
  const id = user_id === "me" ? user.id : pathId(user_id);
  const person = id === user.id || user.isAdmin ? await db.user.findUnique({ where: { id } }) : null;
  if (person) return { person };
  if (user.isAdmin) throw new Refusal(404, "rest_user_invalid_id", "Invalid user ID.");
  throw new Forbidden();
}

export async function readAccount(id: number): Promise<{ hasPassword: boolean; lastSeenAt: Date | null }> {
  const account = await db.user.findUnique({ where: { id }, select: { passwordHash: true, lastSeenAt: true } });
  return { hasPassword: account?.passwordHash != null, lastSeenAt: account?.lastSeenAt ?? null };
}

/** Doesn't look up the person, so that ids can't be probed. */
export const personIdOfPath = ({ id }: PathParams) => ({ personId: pathId(id) });
