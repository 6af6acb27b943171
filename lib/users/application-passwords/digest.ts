import "server-only";
import { digestOf } from "@/lib/secrets/secrets";

/** What counts of a password: WordPress, too, ignores everything else. */
export const lettersOf = (password: string): string => password.replace(/[^A-Za-z0-9]/g, "");

export const passwordDigest = (password: string): string => digestOf("application-password", lettersOf(password));

/** Stands in for the digest of a password that only its WordPress hash is known of. No password has it, as hashes have `$`. */
export const digestOfHash = (hash: string): string => digestOf("application-password", hash);
