import "server-only";
import { blake2b } from "@noble/hashes/blake2.js";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { countFailure } from "@/lib/rate-limit";
import { sameText } from "@/lib/secrets/secrets";
import { lettersOf, passwordDigest } from "@/lib/users/application-passwords/digest";
import { isWordPressPassword } from "@/lib/users/passwords/wordpress";

/**
 * Passwords that were moved in from WordPress are known by its hashes, which no index finds. At the first use, the hash
 * makes way for our digest. A wrong password costs the same work for every name. @throws TooManyRequests
 */
export async function takeOverWordPressPassword(name: string, password: string, address: string): Promise<boolean> {
  const { hashes, mostSlow } = await hashesOf(name);
  const letters = lettersOf(password);
  if (mostSlow > 0) await countFailure("application-password-source", "", address);

  const fast = hashes.filter(isFastHash).filter((hash) => sameText(hash, fastHash(letters)));
  const slow = hashes.filter((hash) => !isFastHash(hash));
  while (slow.length < mostSlow) slow.push(NOBODYS);
  const matching = [...fast];
  for (const hash of slow) if (await isWordPressPassword(letters, hash)) matching.push(hash);
  if (matching.length === 0 || letters === "") return false;

  await db.$executeRaw`
    UPDATE application_password SET digest = ${passwordDigest(password)}, wordpress_hash = NULL
    WHERE uuid = (${ofPerson(name, Prisma.sql`p.uuid`)} AND p.wordpress_hash = ANY(${matching}) LIMIT 1)`;
  return true;
}

/** The person's, and how many slow ones the person with the most has. */
async function hashesOf(name: string): Promise<{ hashes: string[]; mostSlow: number }> {
  const [row] = await rowsOf<{ hashes: string[]; mostSlow: number }>(
    db,
    Prisma.sql`
    SELECT ARRAY(${ofPerson(name, Prisma.sql`p.wordpress_hash`)}) AS hashes,
      (SELECT coalesce(max(own), 0)::int FROM (SELECT count(*) AS own FROM application_password WHERE wordpress_hash NOT LIKE '$generic$%' GROUP BY user_id) person) AS "mostSlow"`,
  );
  return row ?? { hashes: [], mostSlow: 0 };
}

const ofPerson = (name: string, selected: Prisma.Sql) => Prisma.sql`
  SELECT ${selected} FROM application_password p JOIN user_name n ON n.user_id = p.user_id
  WHERE n.name = ${name.trim().toLowerCase()} AND p.wordpress_hash IS NOT NULL`;

/** Since WordPress 6.8. Before, it hashed them as it hashed passwords of accounts. */
const isFastHash = (hash: string) => hash.startsWith("$generic$");

const FAST = { key: new TextEncoder().encode("wp_fast_hash_6.8+"), dkLen: 30 };

const fastHash = (letters: string): string =>
  `$generic$${Buffer.from(blake2b(new TextEncoder().encode(letters), FAST)).toString("base64url")}`;

/** Of the form that most have, with a digest that no password gives. */
const NOBODYS = `$P$B${".".repeat(30)}`;
