import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { viewerContextOf } from "@/lib/boards/policy";
import { presentChanges } from "@/lib/boards/present/changes";
import { changesOfPath } from "@/lib/boards/read/sync";
import { plainDate } from "@/lib/dates/dates";
import { db, rowsOf } from "@/lib/db";
import type { LiveChange } from "@/lib/live/changes";
import { isActive } from "@/lib/users/active";
import { callerColumns, currentUserOf, type UserRow } from "@/lib/users/row";

export interface PushedChanges {
  /** By the id of the person who may read them: JSON of `LiveChange["changes"]`. */
  byPerson: Map<number, string>;
  /** What is committed later may be missing. */
  syncedAt: Date;
}

/**
 * What `has-data-changed` answers each of these people now, with what changed on the board since `since`. Reads the rows
 * once for all of them, and their access to the board with them: those without it are missing.
 */
export async function readPushedChanges(
  { board, at }: LiveChange,
  people: number[],
  since: Date,
): Promise<PushedChanges> {
  const query = {
    since,
    isComparable: true,
    includeArchived: true,
    wantsWhole: false,
    isPaged: true,
    seen: BigInt(at),
  };
  const params = { board_id: String(board) };
  const rows = await rowsOf<UserRow>(
    db,
    Prisma.sql`SELECT ${callerColumns(changesOfPath.expression(params, query))} FROM "user" u WHERE u.id = ANY(${people}::int[]) AND ${isActive}`,
  );

  const byPerson = new Map<number, string>();
  let syncedAt = since;
  for (const row of rows.filter(({ callerRead }) => callerRead !== null)) {
    const user = currentUserOf(row);
    const { changes, membership } = await changesOfPath.result(row.callerRead, user, params, query);
    const answer = presentChanges(changes, { user, membership, viewerContext: viewerContextOf(user, { membership }) });
    byPerson.set(user.id, `{"since":${JSON.stringify(plainDate(since))},"answer":${answer.text}}`);
    ({ syncedAt } = changes);
  }
  return { byPerson, syncedAt };
}
