import type { ArchivedTasks } from "@/lib/tasks/read/list-archived";
import { taskPresenter } from "@/lib/tasks/present/task";
import { type ViewerContext, presentArchiver } from "@/lib/users/present";

/** Archived tasks with who archived them. */
export function presentArchivedTasks(listed: ArchivedTasks, viewerContext: ViewerContext) {
  const present = taskPresenter(listed, viewerContext);
  return listed.rows.map((row) => {
    const archiver = listed.archivers.get(row.id) ?? null;
    return {
      ...present.task(row),
      archived_by_id: archiver?.id ?? null,
      archived_by: archiver && presentArchiver(archiver),
    };
  });
}
