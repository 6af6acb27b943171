import "server-only";
import { type User, Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Forbidden, Refusal } from "@/lib/errors";
import { slugOf } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";
import { type CreateUser, nameFrom } from "@/lib/users/inputs";
import { hashPassword } from "@/lib/users/passwords/hash";
import { refuseWeakPassword } from "@/lib/users/passwords/rules";
import { newInitialsKey } from "@/lib/users/photos/change";
import { isSiteAdministrator } from "@/lib/users/policy";

/** @throws Forbidden for a service admin who would create a site administrator */
export async function createUser(input: CreateUser, actor: CurrentUser): Promise<User> {
  if (input.role === "administrator" && !isSiteAdministrator(actor))
    throw new Forbidden("Sorry, you are not allowed to give users that role.", "rest_user_invalid_role");

  return addUser(input);
}

export type NewUser = Pick<CreateUser, "login" | "email" | "password" | "role" | "displayName"> &
  Partial<CreateUser> & { isServiceAdmin?: boolean };

export async function addUser(input: NewUser): Promise<User> {
  const { password, ...columns } = input;
  refuseWeakPassword(password, input);
  const passwordHash = await hashPassword(password);
  return transaction((tx) => insertUser(tx, columns, passwordHash));
}

/** Expects a checked password. @throws Refusal 409 for a taken name or address */
export async function insertUser(
  tx: Tx,
  columns: Omit<NewUser, "password">,
  passwordHash: string | null,
): Promise<User> {
  await refuseTakenNames(tx, columns);
  const nicename = await freeNicename(tx, columns.login);
  return tx.user.create({ data: { ...columns, nicename, passwordHash, photoKey: newInitialsKey() } });
}

/** A login may not equal another's address, since people sign in with both. Concurrent calls for a name wait; the
 * database has a constraint, too (`user_name`). */
export async function refuseTakenNames(
  tx: Tx,
  { login, email }: { login?: string; email?: string },
  exceptId = 0,
): Promise<void> {
  const names = [login, email].flatMap((name) => name?.toLowerCase() ?? []).sort();
  for (const name of new Set(names))
    await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${`user name ${name}`}, 0))`);
  const taken = await tx.$queryRaw<{ byLogin: boolean }[]>`
    SELECT lower(login) = lower(${login ?? ""}) OR lower(email) = lower(${login ?? ""}) AS "byLogin" FROM "user"
    WHERE id <> ${exceptId} AND (lower(login) IN (lower(${login ?? ""}), lower(${email ?? ""})) OR lower(email) IN (lower(${login ?? ""}), lower(${email ?? ""})))`;
  if (taken.some(({ byLogin }) => byLogin))
    throw new Refusal(409, "existing_user_login", "Sorry, that username already exists!");
  if (taken.length > 0) throw new Refusal(409, "existing_user_email", "Sorry, that email address is already used!");
}

/** Public, so it omits the domain of e-mail addresses and has to be made unique. */
async function freeNicename(tx: Tx, login: string): Promise<string> {
  const whole = slugOf(nameFrom(login)) || "user";
  if (!login.includes("@")) return whole.slice(0, 60);

  const name = whole.slice(0, 50);

  const alike: Prisma.UserWhereInput = {
    OR: [{ nicename: { startsWith: name } }, { login: { startsWith: name, mode: "insensitive" } }],
  };
  const taken = await tx.user.findMany({ where: alike, select: { nicename: true, login: true } });
  const names = new Set(taken.flatMap((other) => [other.nicename, other.login.toLowerCase()]));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!names.has(candidate)) return candidate;
  }
}
