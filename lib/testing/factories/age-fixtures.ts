import { db } from "@/lib/db";

/** As if nothing had happened on any board for an hour: what changes from here on can be told from what was there. */
export async function letAnHourPass(): Promise<void> {
  const data = { updatedAt: new Date(Date.now() - 3_600_000) };
  await db.board.updateMany({
    data: {
      ...data,
      tasksResetAt: null,
      tasksArchivedAt: null,
      stagesResetAt: null,
      stagesArchivedAt: null,
      labelsResetAt: null,
    },
  });
  await db.stage.updateMany({ data });
  await db.label.updateMany({ data });
  await db.task.updateMany({ data });
}
