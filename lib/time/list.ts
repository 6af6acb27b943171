import "server-only";
import { Prisma, type Task, type TimeTrack } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import type { PersonOfTrack } from "@/lib/time/present";

export interface TrackWithPerson {
  track: TimeTrack;
  person: PersonOfTrack | null;
}

type Row = TimeTrack & { personId: number | null; displayName: string; photoKey: string };

/** The committed logs of a task, newest first. */
export async function tracksOf({ id }: Pick<Task, "id">): Promise<TrackWithPerson[]> {
  const rows = await rowsOf<Row>(
    db,
    Prisma.sql`
    SELECT ${columnsOf(Prisma.TimeTrackScalarFieldEnum, "l")}, u.id AS "personId", u.display_name AS "displayName", u.photo_key AS "photoKey"
    FROM time_track l LEFT JOIN "user" u ON u.id = l.user_id
    WHERE l.task_id = ${id} AND l.status = 'commited' ORDER BY l.created_at DESC, l.id DESC`,
  );
  return rows.map(({ personId, displayName, photoKey, ...track }) => ({
    track,
    person: personId === null ? null : { id: personId, displayName, photoKey },
  }));
}
