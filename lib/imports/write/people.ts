import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { DocumentPerson } from "@/lib/board-document/document";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import type { References } from "@/lib/imports/references";
import { isActive } from "@/lib/users/active";

type Unmatched = Pick<DocumentPerson, "name" | "email">;

/** Finds the account of each person. Returns those who have none. */
export async function matchPeople(
  tx: Tx,
  people: DocumentPerson[],
  ids: References,
  source: string,
): Promise<Unmatched[]> {
  const unknown = people.filter(({ id }) => ids.get("person", id) === undefined);
  const accounts = await accountsOf(tx, unknown, source);
  const unmatched = new Map<string, Unmatched>();
  for (const person of unknown) {
    const { id, name, email, login } = person;
    const user = accounts.get(person);
    if (user === undefined) unmatched.set(id, { name: name || login, email });
    else ids.set("person", id, user.id);
  }
  return [...unmatched.values()];
}

export interface MatchedUser {
  id: number;
  displayName: string;
}

/** Trello hardly ever says email addresses (compatibility.md, C160). */
const KNOWN_BY_LOGIN = new Set(["card-board", "card-board-api"]);

/** The active account of each person, by email address or, for some sources, by user name. */
export async function accountsOf(
  tx: Tx,
  people: DocumentPerson[],
  source: string,
): Promise<Map<DocumentPerson, MatchedUser>> {
  const byEmail = await usersOf(tx, Prisma.sql`u.email`, people.map(emailOf));
  const isKnownByLogin = KNOWN_BY_LOGIN.has(source);
  const byLogin = isKnownByLogin ? await usersOf(tx, Prisma.sql`u.login`, people.map(loginOf)) : new Map();
  return new Map(
    people.flatMap((person) => {
      const user = byEmail.get(emailOf(person)) ?? byLogin.get(loginOf(person));
      return user ? [[person, user] as const] : [];
    }),
  );
}

const emailOf = ({ email }: DocumentPerson): string => email.trim().toLowerCase();
const loginOf = ({ login }: DocumentPerson): string => login.trim().toLowerCase();

/** By texts in small letters. */
async function usersOf(tx: Tx, column: Prisma.Sql, texts: string[]): Promise<Map<string, MatchedUser>> {
  const named = texts.filter((text) => text !== "");
  if (named.length === 0) return new Map();

  const rows = await rowsOf<MatchedUser & { text: string }>(
    tx,
    Prisma.sql`
    SELECT n.name AS text, u.id, u.display_name AS "displayName" FROM user_name n JOIN "user" u ON u.id = n.user_id AND lower(${column}) = n.name AND ${isActive}
    WHERE n.name = ANY(${named}::text[])`,
  );
  return new Map(rows.map(({ text, ...user }) => [text, user]));
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
