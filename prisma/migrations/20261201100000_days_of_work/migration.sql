-- Timesheets find logs by the day of work.
DROP INDEX "time_track_board_id_completed_at_idx";
CREATE INDEX "time_track_done_at_idx" ON "time_track" ("board_id", (coalesce("completed_at", "started_at")));
