import "server-only";
import type { User } from "@/generated/prisma/client";
import { Invalid } from "@/lib/errors";
import { isPasswordOf } from "@/lib/users/sign-in";

const WRONG = "The current password is wrong.";

/** Protects changes from borrowed sessions. @throws Invalid, or TooManyRequests after too many wrong passwords */
export async function confirmPassword(user: User, currentPassword: string | undefined, address: string): Promise<void> {
  const problem =
    currentPassword === undefined
      ? "The current_password field is required."
      : !(await isPasswordOf(user, user.login, currentPassword, address)) && WRONG;
  if (problem)
    throw new Invalid(problem, {
      params: { current_password: problem },
      errors: { current_password: { format: problem } },
    });
}
