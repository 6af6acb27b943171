-- What a report counts of a task is in here, so that the tasks themselves are not read. They are found by the last of their times.
CREATE INDEX "task_reports_idx" ON "task" ("board_id", (greatest("created_at", "updated_at", "last_completed_at")))
  INCLUDE ("id", "stage_id", "status", "priority", "created_at", "updated_at", "last_completed_at", "due_at", "estimated_minutes")
  WHERE "parent_id" IS NULL AND "archived_at" IS NULL;

-- The same for activity, in the index that it has anyway.
CREATE INDEX "activity_reports_idx" ON "activity" ("board_id", "created_at") INCLUDE ("task_id", "action", "column", "created_by");
DROP INDEX "activity_board_id_created_at_idx";
ALTER INDEX "activity_reports_idx" RENAME TO "activity_board_id_created_at_idx";
