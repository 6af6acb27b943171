import "server-only";
import { createHash, createHmac } from "node:crypto";
import { compare } from "bcryptjs";
import { sameText } from "@/lib/secrets/secrets";

/** Stored by WordPress since 2008 (`$P$`), since 6.8 (`$wp$2y$`), and by common plugins (`$2y$`). */
export const isWordPressHash = (stored: string): boolean => /^\$(?:P\$|wp\$2y\$|2[aby]\$)/.test(stored);

export async function isWordPressPassword(password: string, stored: string): Promise<boolean> {
  if (stored.startsWith("$P$")) return sameText(phpass(password, stored), stored);
  if (stored.startsWith("$wp$")) return compare(prehashed(password), stored.slice("$wp".length));

  return compare(password, stored);
}

/** Bcrypt reads 72 bytes at most, so WordPress hashes a digest. */
const prehashed = (password: string) => createHmac("sha384", "wp-sha384").update(password.trim()).digest("base64");

const LETTERS = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MAX_ROUNDS = 2 ** 20;

/** The portable hash of phpass, with the rounds and salt of the stored one; "" if that is invalid. */
function phpass(password: string, stored: string): string {
  const rounds = 2 ** LETTERS.indexOf(stored.charAt(3));
  const salt = stored.slice(4, 12);
  if (stored.length !== 34 || rounds < 2 ** 7 || rounds > MAX_ROUNDS) return "";

  let digest = createHash("md5").update(salt).update(password).digest();
  for (let round = 0; round < rounds; round += 1) digest = createHash("md5").update(digest).update(password).digest();
  return stored.slice(0, 12) + encode64(digest);
}

function encode64(bytes: Buffer): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.subarray(at, at + 3);
    const value = group.reduce((sum, byte, place) => sum + (byte << (8 * place)), 0);
    for (let letter = 0; letter <= group.length; letter += 1) text += LETTERS.charAt((value >> (6 * letter)) & 63);
  }
  return text;
}
