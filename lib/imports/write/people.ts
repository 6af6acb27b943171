import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { DocumentPerson } from "@/lib/board-document/document";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import type { References } from "@/lib/imports/references";
import { isActive } from "@/lib/users/active";

type Unmatched = Pick<DocumentPerson, "name" | "email">;

/** Finds the active account of each person by email address. Returns those who have none. */
export async function matchPeople(tx: Tx, people: DocumentPerson[], ids: References): Promise<Unmatched[]> {
  const unknown = people.filter(({ id }) => ids.get("person", id) === undefined);
  const users = await usersOf(
    tx,
    unknown.map(({ email }) => addressOf(email)),
  );
  const unmatched = new Map<string, Unmatched>();
  for (const { id, name, email, login } of unknown) {
    const user = users.get(addressOf(email));
    if (user === undefined) unmatched.set(id, { name: name || login, email });
    else ids.set("person", id, user.id);
  }
  return [...unmatched.values()];
}

export const addressOf = (email: string): string => email.trim().toLowerCase();

export interface MatchedUser {
  id: number;
  displayName: string;
}

/** By the addresses, which are in small letters. */
export async function usersOf(tx: Tx, addresses: string[]): Promise<Map<string, MatchedUser>> {
  const named = addresses.filter((address) => address !== "");
  if (named.length === 0) return new Map();

  const rows = await rowsOf<MatchedUser & { address: string }>(
    tx,
    Prisma.sql`
    SELECT n.name AS address, u.id, u.display_name AS "displayName" FROM user_name n JOIN "user" u ON u.id = n.user_id AND lower(u.email) = n.name AND ${isActive}
    WHERE n.name = ANY(${named}::text[])`,
  );
  return new Map(rows.map(({ address, ...user }) => [address, user]));
}

/** People who are assigned have to be on the board. */
export async function addAssigneesToBoard(tx: Tx, boardId: number, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO board_member (board_id, user_id, role) SELECT ${boardId}, u.id, 'member' FROM "user" u WHERE u.id = ANY(${userIds}::int[])
    ON CONFLICT DO NOTHING`,
  );
}
