-- The board is in it because a timesheet of one board or of all has many days of other boards to skip.
CREATE INDEX "time_track_done_at_idx" ON "time_track" ((coalesce("completed_at", "started_at")), "board_id") WHERE "status" = 'commited';
