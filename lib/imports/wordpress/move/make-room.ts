import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { nameOf, newUserIds } from "@/lib/imports/wordpress/move/people";
import type { WordPressDatabase } from "@/lib/imports/wordpress/read/database";

/** Accounts that are here before everything else, such as the one that was made at the first start. */
const MOST = 100;

/**
 * Those who have an account there get its id, and the others a new one, so that everyone can have the id that they had.
 * Everything of an account follows its id.
 */
export async function makeRoomForPeople(tx: Tx, wordpress: WordPressDatabase): Promise<void> {
  const ours = await tx.user.findMany({
    select: { id: true, login: true, email: true },
    orderBy: { id: "asc" },
    take: MOST + 1,
  });
  if (ours.length === 0 || ours.length > MOST) return;
  const theirs = await wordpress.rows(
    "SELECT ID AS id, user_login, user_email FROM {{users}} WHERE user_login IN (?) OR user_email IN (?) OR ID IN (?)",
    ours.map(({ login }) => login),
    ours.map(({ email }) => email),
    ours.map(({ id }) => id),
  );
  const byAddress = new Map(theirs.map((row) => [nameOf(row.user_email), Number(row.id)]));
  const byLogin = new Map(theirs.map((row) => [nameOf(row.user_login), Number(row.id)]));
  const taken = new Set(theirs.map(({ id }) => Number(id)));
  const fresh = await newUserIds(tx, 2 * ours.length);
  const wished = ours.map(({ id, login, email }) => ({
    id,
    between: fresh.pop() ?? 0,
    final: byAddress.get(nameOf(email)) ?? byLogin.get(nameOf(login)) ?? (taken.has(id) ? (fresh.pop() ?? 0) : id),
  }));
  const moving = unique(wished).filter(({ id, final }) => id !== final);
  for (const { id, between } of moving) await renumber(tx, id, between);
  for (const { between, final } of moving) await renumber(tx, between, final);
}

/** Two accounts here may be one there: the first one is. */
const unique = <Wished extends { final: number }>(wished: Wished[]): Wished[] =>
  wished.filter(({ final }, at) => wished.findIndex((other) => other.final === final) === at);

const renumber = (tx: Tx, from: number, to: number) =>
  sendAlong(tx, Prisma.sql`UPDATE "user" SET id = ${to}::int WHERE id = ${from}::int`);
