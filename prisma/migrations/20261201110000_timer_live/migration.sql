-- A person's other tabs and devices show the timer as it is now. A message holds 8000 bytes at most.
CREATE FUNCTION "tell_live_timer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('timers', json_agg(user_id ORDER BY user_id))::text)
  FROM (SELECT user_id, (row_number() OVER (ORDER BY user_id) - 1) / 500 AS part FROM changed) parts
  GROUP BY part;
  RETURN NULL;
END $$;

CREATE TRIGGER "timer_inserted_live" AFTER INSERT ON "timer" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_timer();
CREATE TRIGGER "timer_updated_live" AFTER UPDATE ON "timer" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_timer();
CREATE TRIGGER "timer_deleted_live" AFTER DELETE ON "timer" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_timer();
