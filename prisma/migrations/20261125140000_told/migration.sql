-- Who has other notifications than before hears of it, wherever he is: new ones, read ones, and those of a board that he lost.
-- A message holds 8000 bytes at most.
CREATE FUNCTION "tell_live_told"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('told', json_agg(user_id ORDER BY user_id))::text)
  FROM (SELECT user_id, (row_number() OVER (ORDER BY user_id) - 1) / 500 AS part FROM (SELECT DISTINCT user_id FROM changed) people) parts
  GROUP BY part;
  RETURN NULL;
END $$;

CREATE TRIGGER "notification_recipient_inserted_live" AFTER INSERT ON "notification_recipient" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_told();
CREATE TRIGGER "notification_recipient_updated_live" AFTER UPDATE ON "notification_recipient" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_told();
CREATE TRIGGER "notification_recipient_deleted_live" AFTER DELETE ON "notification_recipient" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_told();
CREATE TRIGGER "board_member_deleted_told" AFTER DELETE ON "board_member" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_told();
