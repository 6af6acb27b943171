import "server-only";
import { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { ids, line } from "@/lib/http/input/types";
import { refuseIfOffOnSite } from "@/lib/modules/refuse";
import { dayOfAddress } from "@/lib/timesheet/week-days";
import type { CurrentUser } from "@/lib/users/current-user";

const MOST_ROWS = 200;
/** Older weeks are forgotten. */
const MOST_WEEKS = 30;

/** The tasks that a person has added to a week, by its first day. */
export const SaveTimesheetRows = z
  .object({
    week: line.refine((text) => dayOfAddress(text) !== null, { params: { rule: "date" } }),
    task_ids: ids.refine((list) => list.length <= MOST_ROWS, { params: { rule: "max", most: MOST_ROWS } }),
  })
  .transform(({ week, task_ids }) => ({ week, taskIds: [...new Set(task_ids)] }));
export type SaveTimesheetRows = z.infer<typeof SaveTimesheetRows>;

const SavedRows = z.record(z.string(), z.array(z.number()).catch([])).catch({});

/** The tasks added to any week that begins on one of these days: a person may have changed the start of the week. */
export const addedRows = (saved: unknown, first: string, last: string): number[] => [
  ...new Set(
    Object.entries(SavedRows.parse(saved ?? {})).flatMap(([week, ids]) => (week >= first && week <= last ? ids : [])),
  ),
];

/** Ignores tasks that the person can't see. @throws Forbidden while time tracking is off on the site */
export const saveTimesheetRows = (
  { week, taskIds: named }: SaveTimesheetRows,
  user: CurrentUser,
): Promise<SaveTimesheetRows> =>
  transaction(async (tx) => {
    await refuseIfOffOnSite(tx, "timeTracking");
    const taskIds = await visibleAmong(tx, named, user);
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO user_setting AS s (user_id, key, value, updated_at)
      SELECT id, 'timesheet', ${JSON.stringify({ [week]: taskIds })}::jsonb, now() FROM "user" WHERE id = ${user.id}
      ON CONFLICT (user_id, key) DO UPDATE SET updated_at = now(), value = (
        SELECT jsonb_object_agg(kept.key, kept.value) FROM (
          SELECT * FROM jsonb_each(s.value || excluded.value) w ORDER BY w.key = ${week} DESC, w.key DESC LIMIT ${MOST_WEEKS}) kept)`,
    );
    return { week, taskIds };
  });

async function visibleAmong(tx: Tx, taskIds: number[], user: CurrentUser): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`
    SELECT t.id FROM unnest(${taskIds}::int[]) WITH ORDINALITY named(id, place) JOIN task t ON t.id = named.id JOIN board b ON b.id = t.board_id
    WHERE ${isVisibleBoard(user)} ORDER BY named.place`,
  );
  return rows.map(({ id }) => id);
}
