import "server-only";
import type { Session, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { Unauthorized } from "@/lib/errors";
import { countFailure, forgetFailures, uncountFailure } from "@/lib/rate-limit";
import { activeUserByName } from "@/lib/users/by-name";
import { hashPassword, isOutdated, isPassword } from "@/lib/users/passwords/hash";
import { openSession, type Source, type SessionLifetime } from "@/lib/users/sessions/open";

/** Unknown names and wrong passwords get the same answer in the same time.
 * @throws Unauthorized, or TooManyRequests after too many failures of this name from this address */
export async function signIn(
  { login, password }: { login: string; password: string },
  source: Source,
  lifetime?: SessionLifetime,
): Promise<{ user: User; session: Session }> {
  if (`${login}${password}`.includes("\0")) throw wrong();
  const user = await activeUserByName(login);
  if (!(await isPasswordOf(user, login, password, source.address))) throw wrong();
  if (!user) throw wrong();

  return { user, session: await openSession(user, source, lifetime) };
}

const wrong = () => new Unauthorized("incorrect_password", "The user name or the password is wrong.");

/** Also used to confirm changes. @throws TooManyRequests */
export async function isPasswordOf(
  user: Pick<User, "id" | "passwordHash"> | null,
  name: string,
  password: string,
  address: string,
): Promise<boolean> {
  // Counted before the check, so that concurrent attempts can't exceed the limit; undone on success.
  const counted = user ? rateLimitKey(user) : name;
  await countFailure("sign-in-source", "", address);
  await countFailure("sign-in", counted, address);
  const stored = user?.passwordHash ?? null;
  if (!(await isPassword(password, stored))) return false;

  await Promise.all([forgetFailures("sign-in", counted, address), uncountFailure("sign-in-source", "", address)]);
  if (user && stored && isOutdated(stored))
    await db.user.updateMany({
      where: { id: user.id, passwordHash: stored },
      data: { passwordHash: await hashPassword(password) },
    });
  return true;
}

export const forgetSignInFailures = (user: Pick<User, "id">, address: string): Promise<void> =>
  forgetFailures("sign-in", rateLimitKey(user), address);

const rateLimitKey = ({ id }: Pick<User, "id">) => `user ${id}`;
