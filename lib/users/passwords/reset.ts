import "server-only";
import { transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { hashPassword } from "@/lib/users/passwords/hash";
import type { ResetPassword } from "@/lib/users/passwords/inputs";
import { openPasswordLink } from "@/lib/users/passwords/link";
import { refuseWeakPassword } from "@/lib/users/passwords/rules";
import { setPassword } from "@/lib/users/passwords/set";
import { forgetSignInFailures } from "@/lib/users/sign-in";

const LINK_EXPIRED = "This link has expired or was used before. Please ask for a new one.";

/** Ends every session of the person and clears failed attempts from this address. */
export async function resetPassword({ token, password }: ResetPassword, address: string): Promise<void> {
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
    await setPassword(tx, reset.user, passwordHash, null);
  });
  await forgetSignInFailures(reset.user, address);
}
