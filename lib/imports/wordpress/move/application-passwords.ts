import "server-only";
import { randomUUID } from "node:crypto";
import type { Tx } from "@/lib/db";
import type { Move } from "@/lib/imports/wordpress/move/move";
import { passwordsOf, type WordPressPassword, type WordPressPerson } from "@/lib/imports/wordpress/read/people";
import { cut, plainLine } from "@/lib/text/text";
import { digestOfHash } from "@/lib/users/application-passwords/digest";
import { isWordPressHash } from "@/lib/users/passwords/wordpress";

interface Moved {
  person: WordPressPerson;
  id: number;
}

/** They work as before: their first use tells what they are. Names that somebody uses here already are left out. */
export async function moveApplicationPasswords(
  tx: Tx,
  people: Moved[],
  { report }: Pick<Move, "report">,
): Promise<void> {
  const offered = people.flatMap(({ person, id: userId }) =>
    passwordsOf(person).map((password) => ({ userId, password })),
  );
  if (offered.length === 0) return;
  const taken = await takenNames(tx, offered);
  const added = offered.filter(({ userId, password: { name, hash } }) => {
    const key = keyOf(userId, name);
    const reason = isHash(hash) ? taken.has(key) && SAME_NAME : "Its form is unknown. It has to be made again.";
    if (reason) report.note({ kind: "application password", title: name, reason });
    else taken.add(key);
    return !reason;
  });
  const rows = added.map(({ userId, password }) => rowOf(userId, password));
  const { count } = await tx.applicationPassword.createMany({ data: rows, skipDuplicates: true });
  report.count("application passwords", count);
}

const isHash = (hash: string) => hash.startsWith("$generic$") || isWordPressHash(hash);
const SAME_NAME = "The person has one with this name.";

const keyOf = (userId: number, name: string) => `${userId} ${nameOf(name).toLowerCase()}`;
const nameOf = (name: string) => cut(plainLine(name), 250) || "WordPress";

async function takenNames(tx: Tx, offered: { userId: number }[]): Promise<Set<string>> {
  const rows = await tx.applicationPassword.findMany({
    where: { userId: { in: offered.map(({ userId }) => userId) } },
    select: { userId: true, name: true },
  });
  return new Set(rows.map(({ userId, name }) => keyOf(userId, name)));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const rowOf = (userId: number, { uuid, appId, name, hash, created, lastUsed, lastIp }: WordPressPassword) => ({
  ...{ userId, name: nameOf(name), appId: cut(appId, 64), digest: digestOfHash(hash), wordpressHash: hash },
  uuid: UUID.test(uuid) ? uuid : randomUUID(),
  createdAt: new Date(created * 1000),
  lastUsedAt: lastUsed === null ? null : new Date(lastUsed * 1000),
  lastIp: lastIp && cut(lastIp, 45),
});
