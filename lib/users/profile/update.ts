import "server-only";
import type { User } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { refuseTakenNames } from "@/lib/users/create";
import { confirmPassword } from "@/lib/users/passwords/confirm";
import type { UpdateProfile } from "@/lib/users/profile/inputs";
import type { UpdateDisplayName } from "@/lib/users/person-page/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

/** A new e-mail address needs the current password, since it can be used to reset the password. */
export async function updateProfile(
  account: User,
  { currentPassword, ...to }: UpdateProfile,
  address: string,
): Promise<User> {
  const isNewAddress = to.email !== undefined && to.email !== account.email;
  if (isNewAddress) await confirmPassword(account, currentPassword, address);

  return transaction(async (tx) => {
    if (isNewAddress) await refuseTakenNames(tx, { email: to.email }, account.id);
    return tx.user.update({ where: { id: account.id }, data: to });
  });
}

export const updateDisplayName = ({ displayName }: UpdateDisplayName, { id }: CurrentUser): Promise<User> =>
  transaction((tx) => tx.user.update({ where: { id }, data: { displayName } }));
