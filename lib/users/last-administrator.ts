import "server-only";
import type { User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";

/** Holds all administrators while it looks, so that two of them can't remove each other. */
export async function refuseLastAdministrator(tx: Tx, person: Pick<User, "id">, what: "demoted" | "deleted"): Promise<void> {
  const administrators = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM "user" WHERE role = 'administrator' ORDER BY id FOR UPDATE`;
  if (administrators.some(({ id }) => id === person.id) && administrators.length === 1) throw new Conflict(`The last administrator of the site can't be ${what}.`);
}
