import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Copy, copyTable } from "@/lib/copies/copy";
import { columnOf } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";

const KEPT = Prisma.raw(
  Object.values(Prisma.TimeTrackScalarFieldEnum)
    .filter((name) => !["id", "taskId"].includes(name))
    .map(columnOf)
    .join(", "),
);

/** For copies on the same board. */
export const copyTimeTracks = (tx: Tx, tasks: Copy[]): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`INSERT INTO time_track (task_id, ${KEPT}) SELECT copy.to_id, ${KEPT} FROM ${copyTable(tasks)} JOIN time_track ON task_id = copy.from_id ORDER BY id`,
  );
