import { describe, expect, test } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aUser, manyUsers } from "@/lib/testing";
import { byDigest } from "@/lib/users/application-passwords/check";
import { passwordDigest } from "@/lib/users/application-passwords/digest";

describe("an application password is found by the indexes of its digest and of its person", () => {
  test("when only the first of many people have passwords", async () => {
    const { id } = await aUser();
    await db.applicationPassword.deleteMany();
    await passwordsOf(id, 3);
    await db.$executeRaw`VACUUM ANALYZE application_password`;
    await manyUsers(5_000);
    await db.$executeRaw`VACUUM ANALYZE "user"`;

    expect(await plan()).toMatch(/Index Scan using user_pkey on "?user"?[^\n]*\n\s*Index Cond: \(id = p.user_id\)/);
  });

  test("however many passwords there are", async () => {
    const { id } = await aUser();
    await passwordsOf(id, 5_000);
    await db.$executeRaw`ANALYZE application_password, "user"`;

    const lines = await plan();

    expect(lines).toMatch(/Index Scan using application_password_digest_key/);
    expect(lines).not.toMatch(/Seq Scan on application_password/);
  });
});

const passwordsOf = (userId: number, many: number) =>
  db.$executeRaw`INSERT INTO application_password (uuid, user_id, name, digest) SELECT gen_random_uuid(), ${userId}, 'Password ' || n, encode(sha256(n::text::bytea), 'hex') FROM generate_series(1, ${many}::int) n`;

async function plan() {
  const lines = await db.$queryRaw<Record<string, string>[]>(Prisma.sql`EXPLAIN ${byDigest(passwordDigest("any"))}`);
  return lines.map((row) => Object.values(row)[0]).join("\n");
}
