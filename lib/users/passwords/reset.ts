import "server-only";
import type { User } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { localeOfNewAccount } from "@/lib/users/page-locale";
import { hashPassword } from "@/lib/users/passwords/hash";
import type { ResetPassword } from "@/lib/users/passwords/inputs";
import { openPasswordLink } from "@/lib/users/passwords/link";
import { refuseWeakPassword } from "@/lib/users/passwords/rules";
import { setPassword } from "@/lib/users/passwords/set";
import { forgetSignInFailures } from "@/lib/users/sign-in";

const LINK_EXPIRED = "This link has expired or was used before. Please ask for a new one.";

/** Ends every session of the person and clears failed attempts from this address. */
export async function resetPassword({ token, password, locale }: ResetPassword, address: string): Promise<void> {
  const reset = await openPasswordLink(token);
  if (!reset) throw new Invalid(LINK_EXPIRED, { params: { token: LINK_EXPIRED } });
  refuseWeakPassword(password, reset.user);

  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    const { count } = await tx.passwordReset.updateMany({
      where: { id: reset.id, usedAt: null },
      data: { usedAt: new Date() },
    });
    if (count === 0) throw new Invalid(LINK_EXPIRED, { params: { token: LINK_EXPIRED } });
    await setPassword(tx, await withLocale(tx, reset.user, locale), passwordHash, null);
  });
  await forgetSignInFailures(reset.user, address);
}

/** With the first password a person begins to use the account, in the language of the page. */
async function withLocale(tx: Tx, user: User, pageLocale: string | undefined): Promise<User> {
  if (user.passwordHash !== null || user.locale !== null) return user;

  const locale = await localeOfNewAccount(pageLocale, tx);
  return locale ? tx.user.update({ where: { id: user.id }, data: { locale } }) : user;
}
