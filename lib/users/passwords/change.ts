import "server-only";
import type { User } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import type { Caller } from "@/lib/users/caller";
import { confirmPassword } from "@/lib/users/passwords/confirm";
import { hashPassword } from "@/lib/users/passwords/hash";
import type { ChangePassword } from "@/lib/users/passwords/inputs";
import { refuseWeakPassword } from "@/lib/users/passwords/rules";
import { setPassword } from "@/lib/users/passwords/set";

/** Ends all sessions but the current one. */
export async function changePassword(
  user: User,
  { currentPassword, newPassword }: ChangePassword,
  { sessionId, address }: Pick<Caller, "sessionId" | "address">,
): Promise<void> {
  refuseWeakPassword(newPassword, user, "new_password");
  await confirmPassword(user, currentPassword, address);

  const passwordHash = await hashPassword(newPassword);
  await transaction((tx) => setPassword(tx, user, passwordHash, sessionId));
}
