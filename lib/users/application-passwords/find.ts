import "server-only";
import type { ApplicationPassword, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { Forbidden, Refusal } from "@/lib/errors";
import type { PathParams } from "@/lib/http/request/params";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";
import { userOfPath } from "@/lib/users/find";
import { canEditUser } from "@/lib/users/policy";

export interface HasPerson {
  person: User;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws Forbidden before it reveals whether another's exists, else WordPress's 404 */
export async function applicationPasswordOfUser(
  params: PathParams,
  user: CurrentUser,
): Promise<HasPerson & { applicationPassword: ApplicationPassword }> {
  const { person } = await userOfPath(params, user);
  if (!canEditUser(user, { person })) throw new Forbidden();

  const uuid = params.uuid ?? "";
  const applicationPassword = UUID.test(uuid)
    ? await db.applicationPassword.findFirst({ where: { uuid, userId: person.id } })
    : null;
  if (!applicationPassword)
    throw new Refusal(404, "rest_application_password_not_found", "Application password not found.");
  return { person, applicationPassword };
}

export async function applicationPasswordInUse(
  params: PathParams,
  user: CurrentUser,
  caller: Caller,
): Promise<HasPerson & { applicationPassword: ApplicationPassword }> {
  const { person } = await userOfPath(params, user);
  if (person.id !== user.id) throw new Forbidden();

  const uuid = caller.applicationPassword;
  const applicationPassword = uuid ? await db.applicationPassword.findUnique({ where: { uuid } }) : null;
  if (!applicationPassword)
    throw new Refusal(404, "rest_no_authenticated_app_password", "Cannot introspect application password.");
  return { person, applicationPassword };
}

export const listApplicationPasswords = (person: Pick<User, "id">): Promise<ApplicationPassword[]> =>
  db.applicationPassword.findMany({ where: { userId: person.id }, orderBy: [{ createdAt: "asc" }, { uuid: "asc" }] });
