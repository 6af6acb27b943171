import { randomUUID } from "node:crypto";
import type { User } from "@/generated/prisma/client";
import { db, type Tx } from "@/lib/db";
import { passwordDigest } from "@/lib/users/application-passwords/digest";

let people = 0;
let domain = "example.com";

/** Where the addresses of people are that the following code makes. */
export function putAddressesAt(name: string): void {
  domain = name;
}

export const aUser = (given: Partial<User> = {}): Promise<User> => db.user.create({ data: columnsOf(given) });

/** One statement, because most tests begin with three people. */
export async function threeUsers(...given: [Partial<User>, Partial<User>, Partial<User>]): Promise<[User, User, User]> {
  return (await db.user.createManyAndReturn({ data: given.map(columnsOf) })) as [User, User, User];
}

/** People whose names are all "P", in one statement. */
export const manyUsers = (count: number, tx: Tx = db) =>
  tx.$executeRaw`INSERT INTO "user" (login, nicename, email, display_name, photo_key) SELECT 'p' || n, 'p' || n, 'p' || n || '@example.com', 'P', md5(n::text) FROM generate_series(1, ${count}::int) n`;

function columnsOf(given: Partial<User>) {
  people += 1;
  const login = given.login ?? `person${people}`;
  return {
    login,
    nicename: login,
    email: `${login}@${domain}`,
    displayName: given.displayName ?? `Person ${people}`,
    photoKey: randomUUID(),
    lastSeenAt: new Date(),
    ...given,
  };
}

export const anAdmin = (given: Partial<User> = {}) => aUser({ role: "administrator", ...given });

export const aServiceAdmin = (given: Partial<User> = {}) => aUser({ isServiceAdmin: true, ...given });

/** The account as the database has it now. */
export const accountOf = ({ id }: Pick<User, "id">) => db.user.findUniqueOrThrow({ where: { id } });

/**
 * An application password for Basic authentication. Each person has one per test, older than all that the test makes;
 * somebody who was just deleted gets none.
 */
export async function newApplicationPassword({ id }: Pick<User, "id">): Promise<string> {
  const password = `password of person ${id}`;
  await db.$executeRaw`INSERT INTO application_password (uuid, user_id, name, digest, created_at) SELECT gen_random_uuid(), id, 'test', ${passwordDigest(password)}, now() - interval '1 minute' FROM "user" WHERE id = ${id} FOR KEY SHARE ON CONFLICT DO NOTHING`;
  return password;
}
