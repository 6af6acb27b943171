import "server-only";
import type { User } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import type { Caller } from "@/lib/users/caller";
import { refuseTakenNames } from "@/lib/users/create";
import type { CurrentUser } from "@/lib/users/current-user";
import { demote } from "@/lib/users/set-role";
import type { UpdateUser } from "@/lib/users/inputs";
import { confirmPassword } from "@/lib/users/passwords/confirm";
import { hashPassword } from "@/lib/users/passwords/hash";
import { refuseWeakPassword } from "@/lib/users/passwords/rules";
import { setPassword } from "@/lib/users/passwords/set";
import { isSiteAdministrator } from "@/lib/users/policy";

/** Changing one's own password or address needs the current password, so that a borrowed session or an application
 * password can't take over the account. */
export async function updateUser(
  person: User,
  { password, currentPassword, ...to }: UpdateUser,
  { sessionId, address }: Pick<Caller, "sessionId" | "address">,
  actor: CurrentUser,
): Promise<User> {
  if (to.role && to.role !== person.role && !isSiteAdministrator(actor))
    throw new Forbidden("Sorry, you are not allowed to edit roles of this user.", "rest_cannot_edit_roles");
  if (password !== undefined) refuseWeakPassword(password, person);
  const changesSignIn = password !== undefined || (to.email !== undefined && to.email !== person.email);
  if (changesSignIn && actor.id === person.id) await confirmPassword(person, currentPassword, address);

  const passwordHash = password === undefined ? null : await hashPassword(password);
  return transaction(async (tx) => {
    if (to.role === "subscriber") await demote(tx, person);
    if (to.email) await refuseTakenNames(tx, { email: to.email }, person.id);
    const changed = await tx.user.update({ where: { id: person.id }, data: to });
    if (passwordHash) await setPassword(tx, changed, passwordHash, actor.id === person.id ? sessionId : null);
    return changed;
  });
}
