import type { ArchivedTasks } from "@/lib/tasks/read/list-archived";
import { taskPresenter } from "@/lib/tasks/present/task";
import { type ViewerContext, presentPersonInShort } from "@/lib/users/present";

export function presentArchivedTasks(archived: ArchivedTasks, viewerContext: ViewerContext) {
  const present = taskPresenter(archived, viewerContext);
  return archived.rows.map((row) => {
    const archiver = archived.archivers.get(row.id) ?? null;
    return {
      ...present.task(row),
      archived_by_id: archiver?.id ?? null,
      archived_by: archiver && presentPersonInShort(archiver),
    };
  });
}
