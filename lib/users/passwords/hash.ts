import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { oncePerProcess } from "@/lib/once";
import { MAX_PASSWORD_LENGTH } from "@/lib/users/passwords/rules";
import { isWordPressHash, isWordPressPassword } from "@/lib/users/passwords/wordpress";

/** Argon2id with the settings that OWASP recommends, which are this package's defaults. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** WordPress hashes are replaced at the next sign-in. */
export const isOutdated = (stored: string): boolean => isWordPressHash(stored);

/** Runs exactly one argon2 verification, even without a user, so that the response time reveals nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const candidate = password.length <= MAX_PASSWORD_LENGTH ? password : "";
  if (stored === null || !isWordPressHash(stored))
    return (await verify(stored ?? (await nobodysHash()), candidate)) && stored !== null && candidate !== "";

  const [matches] = await Promise.all([isWordPressPassword(candidate, stored), verify(await nobodysHash(), candidate)]);
  return matches && candidate !== "";
}

const nobodysHash = () => oncePerProcess("nobody's hash", () => hashPassword("nobody"));
