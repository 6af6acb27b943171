import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { References } from "@/lib/imports/references";
import { moveApplicationPasswords } from "@/lib/imports/wordpress/move/application-passwords";
import { accountOf } from "@/lib/imports/wordpress/move/account";
import type { Move } from "@/lib/imports/wordpress/move/move";
import { peoplePages, type WordPressPerson } from "@/lib/imports/wordpress/read/people";

/** Accounts with the same email address or login are the same people, and stay as they are. */
export async function movePeople(move: Move): Promise<void> {
  for await (const page of peoplePages(move.wordpress, move.everyone))
    await transaction((tx) => movePage(tx, move, page));
}

async function movePage(tx: Tx, move: Move, page: WordPressPerson[]): Promise<void> {
  const references = await References.load(tx, move.session.id);
  const added = page.filter(({ id }) => references.get("person", String(id)) === undefined);
  await addPeople(tx, added, references, move);
  await references.save(tx, move.session.id);
}

/** Returns the ids of their accounts. */
export async function addPeople(
  tx: Tx,
  people: WordPressPerson[],
  references: References,
  move: Pick<Move, "keepsIds" | "report">,
): Promise<void> {
  const owners = await ownersOf(tx, people);
  const known = people.flatMap((person) => {
    const id = owners.get(nameOf(person.row.user_email)) ?? owners.get(nameOf(person.row.user_login));
    return id === undefined ? [] : [{ person, id }];
  });
  const isKnown = new Set(known.map(({ person }) => person));
  const unknown = people.filter((person) => !isKnown.has(person));
  const ids = await idsFor(tx, unknown, move);
  const accounts = unknown.map((person, at) => accountOf(person, ids[at] ?? 0, owners, move.report.note));
  await tx.user.createMany({ data: accounts });
  const all = [...known, ...unknown.map((person, at) => ({ person, id: accounts[at]?.id ?? 0 }))];
  for (const { person, id } of all) references.set("person", String(person.id), id);
  move.report.count("people", all.length);
  await moveApplicationPasswords(tx, all, move);
}

export const nameOf = (name: string | null | undefined): string => (name ?? "").trim().toLowerCase();

/** Which accounts have these logins and addresses, in small letters. */
async function ownersOf(tx: Tx, people: WordPressPerson[]): Promise<Map<string, number>> {
  const names = people.flatMap(({ row }) => [nameOf(row.user_email), nameOf(row.user_login)]).filter(Boolean);
  const rows = await rowsOf<{ name: string; id: number }>(
    tx,
    Prisma.sql`SELECT name, user_id AS id FROM user_name WHERE name = ANY(${names}::text[])`,
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function idsFor(
  tx: Tx,
  people: WordPressPerson[],
  { keepsIds, report }: Pick<Move, "keepsIds" | "report">,
): Promise<number[]> {
  const wished = people.map(({ id }) => id);
  const taken = await rowsOf<{ id: number }>(tx, Prisma.sql`SELECT id FROM "user" WHERE id = ANY(${wished}::int[])`);
  const isTaken = new Set(taken.map(({ id }) => id));
  const isNew = (id: number) => !keepsIds || isTaken.has(id);
  const fresh = await newUserIds(tx, wished.filter(isNew).length);
  return people.map(({ id, row }) => {
    if (!isNew(id)) return id;
    if (keepsIds)
      report.note({
        kind: "account",
        title: row.user_login ?? "",
        reason: "Its id is taken here, so it has a new one.",
      });
    return fresh.pop() ?? 0;
  });
}

export async function newUserIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`SELECT nextval(pg_get_serial_sequence('"user"', 'id'))::int AS id FROM generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}
