import "server-only";
import { type ApplicationPassword, Prisma, type User } from "@/generated/prisma/client";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { db } from "@/lib/db";
import { Forbidden, Refusal } from "@/lib/errors";
import type { PathParams } from "@/lib/http/request/params";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";
import { finder, readFor } from "@/lib/users/caller-read";
import { foundUser, isUserOfPath, userAsJson, type UserInJson } from "@/lib/users/find";
import { canEditUser } from "@/lib/users/policy";

export interface HasPerson {
  person: User;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws Forbidden before it reveals whether another's exists, else WordPress's 404 */
export const applicationPasswordOfUser = finder<HasPerson & { applicationPassword: ApplicationPassword }>({
  expression: (params) => userAndPassword(params, UUID.test(params.uuid ?? "") ? params.uuid : null),
  result: (value, user) => {
    const [found, applicationPassword] = foundPair(value);
    const person = foundUser(found, user);
    if (!canEditUser(user, { person })) throw new Forbidden();
    if (!applicationPassword)
      throw new Refusal(404, "rest_application_password_not_found", "Application password not found.");
    return { person, applicationPassword: withPasswordTimes(applicationPassword) };
  },
});

export async function applicationPasswordInUse(
  params: PathParams,
  user: CurrentUser,
  caller: Caller,
): Promise<HasPerson & { applicationPassword: ApplicationPassword }> {
  const value = await readFor(user, {
    expression: () => userAndPassword(params, caller.applicationPassword),
    result: (text) => text,
  });
  const [found, applicationPassword] = foundPair(value);
  const person = foundUser(found, user);
  if (person.id !== user.id) throw new Forbidden();
  if (!applicationPassword)
    throw new Refusal(404, "rest_no_authenticated_app_password", "Cannot introspect application password.");
  return { person, applicationPassword: withPasswordTimes(applicationPassword) };
}

type UserAndPassword = [UserInJson | null, InJson<ApplicationPassword> | null];

const foundPair = (value: string | null) => JSON.parse(value ?? "[null, null]") as UserAndPassword;

const withPasswordTimes = withTimes<ApplicationPassword>(Prisma.ApplicationPasswordScalarFieldEnum);

const passwordAsJson = recordAsJson(Prisma.ApplicationPasswordScalarFieldEnum, "p");

const userAndPassword = (params: PathParams, uuid: string | null = null) => Prisma.sql`(
    SELECT json_build_array(${userAsJson}, (SELECT ${passwordAsJson} FROM application_password p WHERE p.uuid = ${uuid}::uuid AND p.user_id = u.id))
    FROM "user" u WHERE ${isUserOfPath(params)})`;

export const listApplicationPasswords = (person: Pick<User, "id">): Promise<ApplicationPassword[]> =>
  db.applicationPassword.findMany({ where: { userId: person.id }, orderBy: [{ createdAt: "asc" }, { uuid: "asc" }] });
