-- Which tasks wait for which is live on open boards. By row, because deleting a task always deletes its dependencies, and most have none.
CREATE FUNCTION "tell_live_dependency"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', id, 'what', 'dependencies', 'at', pg_current_xact_id()::text)::text)
  FROM public.board WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.board_id ELSE NEW.board_id END;
  RETURN NULL;
END $$;

CREATE TRIGGER "task_dependency_live" AFTER INSERT OR DELETE ON "task_dependency" FOR EACH ROW EXECUTE FUNCTION tell_live_dependency();
