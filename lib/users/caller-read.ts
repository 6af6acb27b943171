import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import type { PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

/** A read for the caller that needs no statement of its own: the one that finds the caller runs it along. */
export interface CallerRead<Args extends unknown[], Result> {
  /** An expression on `caller (id, is_admin)`. @throws NoRoute for a path that no record can have */
  expression: (...args: Args) => Prisma.Sql;
  /** @param value what the expression gives, as text @throws Forbidden, NotFound */
  result: (value: string | null, user: CurrentUser, ...args: Args) => Result | Promise<Result>;
}

/** Finds the records of a path through what the caller may see. */
export type Finder<Found> = CallerRead<[PathParams], Found> &
  ((params: PathParams, user: CurrentUser) => Promise<Found>);

export const finder = <Found>(read: CallerRead<[PathParams], Found>): Finder<Found> =>
  Object.assign((params: PathParams, user: CurrentUser) => readFor(user, read, params), read);

export async function readFor<Args extends unknown[], Result>(
  user: CurrentUser,
  read: CallerRead<Args, Result>,
  ...args: Args
): Promise<Result> {
  const [row] = await rowsOf<{ value: string | null }>(
    db,
    Prisma.sql`SELECT (${read.expression(...args)})::text AS value FROM (SELECT ${user.id}::int AS id, ${user.isAdmin}::boolean AS is_admin) caller`,
  );
  return read.result(row?.value ?? null, user, ...args);
}
