import { Invalid } from "@/lib/errors";

export const MIN_PASSWORD_LENGTH = 8;
/** Longer ones are attempts to keep the server busy; WordPress draws the same line. */
export const MAX_PASSWORD_LENGTH = 4096;

/** What a new password has to be. @throws Invalid with the sentence that the person reads. */
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
