import { db } from "@/lib/db";

/** Dates all boards an hour back, so that a test can recognize what changes afterwards. */
export async function ageBoardsByAnHour(): Promise<void> {
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

/** The tasks that changed in the last minute, which those of an aged board did not. */
export const changedTasks = async () =>
  (await db.task.findMany({ where: { updatedAt: { gt: new Date(Date.now() - 60_000) } }, orderBy: { id: "asc" } })).map(
    ({ id }) => id,
  );
