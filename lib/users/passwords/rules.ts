import { Invalid } from "@/lib/errors";

export const MIN_PASSWORD_LENGTH = 8;
/** Prevents very long hashing; WordPress has the same limit. */
export const MAX_PASSWORD_LENGTH = 4096;

/** @throws Invalid with the message for the person */
export function refuseWeakPassword(
  password: string,
  { login, email }: { login: string; email: string },
  field = "password",
): void {
  const problem = weaknessOf(password, [login, email]);
  if (problem) throw new Invalid(problem, { params: { [field]: problem }, errors: { [field]: { format: problem } } });
}

function weaknessOf(password: string, names: string[]): string | null {
  if (password.trim().length < MIN_PASSWORD_LENGTH)
    return `The password must have at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `The password must have at most ${MAX_PASSWORD_LENGTH} characters.`;
  if (names.some((name) => name.toLowerCase() === password.trim().toLowerCase()))
    return "The password must not be the user name or the e-mail address.";
  return null;
}
