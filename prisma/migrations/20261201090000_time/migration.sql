CREATE TABLE "timer" (
  "user_id" INTEGER NOT NULL,
  "board_id" INTEGER NOT NULL,
  "task_id" INTEGER NOT NULL,
  "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "running_since" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
  "counted_seconds" INTEGER NOT NULL DEFAULT 0,
  "warned_at" TIMESTAMPTZ(3),

  CONSTRAINT "timer_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "timer_counted_check" CHECK ("counted_seconds" >= 0),
  CONSTRAINT "timer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "timer_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "timer_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task" ("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "timer_task_id_board_id_idx" ON "timer" ("task_id", "board_id");
CREATE INDEX "timer_board_id_idx" ON "timer" ("board_id");

ALTER TABLE "activity" ADD COLUMN "from_stage_id" INTEGER, ADD COLUMN "to_stage_id" INTEGER;

ALTER TABLE "task" ADD COLUMN "logged_minutes" INTEGER NOT NULL DEFAULT 0;

UPDATE "task" SET "logged_minutes" = logged.minutes
FROM (SELECT task_id, sum(billable_minutes) AS minutes FROM "time_track" WHERE status = 'commited' GROUP BY task_id) logged
WHERE logged.task_id = "task".id;

-- Differences, so that two people who log time on one task at once don't undo each other's.
CREATE FUNCTION "count_logged_time"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task SET logged_minutes = logged_minutes + logged.minutes
  FROM (SELECT task_id, sum(billable_minutes) AS minutes FROM changed WHERE status = 'commited' GROUP BY task_id) logged
  WHERE id = ANY (ARRAY(SELECT task_id FROM changed)) AND task.id = logged.task_id;
  RETURN NULL;
END $$;

CREATE FUNCTION "count_removed_time"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task SET logged_minutes = logged_minutes - removed.minutes
  FROM (SELECT task_id, sum(billable_minutes) AS minutes FROM changed WHERE status = 'commited' GROUP BY task_id) removed
  WHERE id = ANY (ARRAY(SELECT task_id FROM changed)) AND task.id = removed.task_id;
  RETURN NULL;
END $$;

CREATE TRIGGER "time_track_added" AFTER INSERT ON "time_track" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_logged_time"();
CREATE TRIGGER "time_track_removed" AFTER DELETE ON "time_track" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_time"();
CREATE TRIGGER "time_track_changed_from" AFTER UPDATE ON "time_track" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_time"();
CREATE TRIGGER "time_track_changed_to" AFTER UPDATE ON "time_track" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_logged_time"();
