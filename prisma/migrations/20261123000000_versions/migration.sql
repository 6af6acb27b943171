-- A task's row is written anew when something that hangs on it comes, changes or goes: who has read the task knows by the row's version alone whether he knows all of it.
-- What the same transaction has written already stays as it is, and so does what goes with its task.
CREATE FUNCTION "renew_task"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.task SET updated_at = updated_at WHERE id IN (SELECT task_id FROM changed) AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;

CREATE TRIGGER "task_assignee_inserted" AFTER INSERT ON "task_assignee" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_assignee_left" AFTER UPDATE ON "task_assignee" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_assignee_updated" AFTER UPDATE ON "task_assignee" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_assignee_deleted" AFTER DELETE ON "task_assignee" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();

CREATE TRIGGER "task_watcher_inserted" AFTER INSERT ON "task_watcher" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_watcher_left" AFTER UPDATE ON "task_watcher" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_watcher_updated" AFTER UPDATE ON "task_watcher" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_watcher_deleted" AFTER DELETE ON "task_watcher" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();

CREATE TRIGGER "task_label_inserted" AFTER INSERT ON "task_label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_label_left" AFTER UPDATE ON "task_label" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_label_updated" AFTER UPDATE ON "task_label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_label_deleted" AFTER DELETE ON "task_label" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();

CREATE TRIGGER "custom_field_value_inserted" AFTER INSERT ON "custom_field_value" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "custom_field_value_left" AFTER UPDATE ON "custom_field_value" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "custom_field_value_updated" AFTER UPDATE ON "custom_field_value" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "custom_field_value_deleted" AFTER DELETE ON "custom_field_value" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();

CREATE TRIGGER "repeat_rule_inserted" AFTER INSERT ON "repeat_rule" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "repeat_rule_left" AFTER UPDATE ON "repeat_rule" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "repeat_rule_updated" AFTER UPDATE ON "repeat_rule" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "repeat_rule_deleted" AFTER DELETE ON "repeat_rule" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
