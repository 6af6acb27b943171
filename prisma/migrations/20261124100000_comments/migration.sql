-- Of comments, too, those are told who look at their board: which tasks they are on, so that an open task reads its own anew.
-- What goes with its task is told by the task.
CREATE FUNCTION "tell_live_commented"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', board_id, 'what', 'comments', 'at', pg_current_xact_id()::text, 'commented', CASE WHEN count(*) <= 200 THEN json_agg(id ORDER BY id) END)::text)
  FROM (SELECT board_id, id FROM public.task WHERE id IN (SELECT task_id FROM changed)) tasks
  GROUP BY board_id;
  RETURN NULL;
END $$;

-- An image that no comment has is nobody's news.
CREATE FUNCTION "tell_live_comment_image"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', task.board_id, 'what', 'comments', 'at', pg_current_xact_id()::text, 'commented', json_build_array(task.id))::text)
  FROM public.task WHERE task.id = coalesce(NEW.task_id, OLD.task_id);
  RETURN NULL;
END $$;

CREATE TRIGGER "comment_inserted_live" AFTER INSERT ON "comment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_commented();
CREATE TRIGGER "comment_updated_live" AFTER UPDATE ON "comment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_commented();
CREATE TRIGGER "comment_deleted_live" AFTER DELETE ON "comment" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_commented();

CREATE TRIGGER "comment_image_inserted_live" AFTER INSERT ON "attachment" FOR EACH ROW WHEN (NEW.comment_id IS NOT NULL) EXECUTE FUNCTION tell_live_comment_image();
CREATE TRIGGER "comment_image_updated_live" AFTER UPDATE OF "comment_id", "thumbnail_path" ON "attachment" FOR EACH ROW
  WHEN (NEW.comment_id IS NOT NULL AND (OLD.comment_id, OLD.thumbnail_path) IS DISTINCT FROM (NEW.comment_id, NEW.thumbnail_path)) EXECUTE FUNCTION tell_live_comment_image();
CREATE TRIGGER "comment_image_deleted_live" AFTER DELETE ON "attachment" FOR EACH ROW WHEN (OLD.comment_id IS NOT NULL) EXECUTE FUNCTION tell_live_comment_image();
