-- Every write tells those who look at its board, whatever program makes it: the database itself notifies `boards_live`.
-- Within a transaction PostgreSQL sends equal messages once, and none of a transaction that fails. `at` is the transaction:
-- those who were told of it can be answered from one reading that has seen it.

-- One message per board and statement.
CREATE FUNCTION "tell_live_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', board_id, 'what', TG_ARGV[0], 'at', pg_current_xact_id()::text)::text) FROM (SELECT DISTINCT board_id FROM changed) boards;
  RETURN NULL;
END $$;

-- What goes with its board is told by the board.
CREATE FUNCTION "tell_live_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', id, 'what', TG_ARGV[0], 'at', pg_current_xact_id()::text)::text) FROM public.board WHERE id IN (SELECT board_id FROM changed);
  RETURN NULL;
END $$;

-- A message holds 8,000 bytes at most.
CREATE FUNCTION "tell_live_tasks_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', board_id, 'what', 'tasks', 'at', pg_current_xact_id()::text, 'gone', CASE WHEN count(*) <= 200 THEN json_agg(id ORDER BY id) END)::text)
  FROM changed WHERE EXISTS (SELECT FROM public.board WHERE board.id = changed.board_id)
  GROUP BY board_id;
  RETURN NULL;
END $$;

CREATE FUNCTION "tell_live_task_left"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', OLD.board_id, 'what', 'tasks', 'at', pg_current_xact_id()::text, 'gone', json_build_array(OLD.id))::text);
  RETURN NULL;
END $$;

CREATE FUNCTION "tell_live_board"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', OLD.id, 'what', 'board', 'at', pg_current_xact_id()::text)::text);
  RETURN NULL;
END $$;

CREATE FUNCTION "tell_live_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', NEW.board_id, 'what', 'members', 'at', pg_current_xact_id()::text)::text);
  RETURN NULL;
END $$;

CREATE FUNCTION "tell_live_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('session', OLD.id)::text);
  RETURN NULL;
END $$;

CREATE FUNCTION "tell_live_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('user', OLD.id)::text);
  RETURN NULL;
END $$;

-- Tasks; subtasks are tasks.
CREATE TRIGGER "task_inserted_live" AFTER INSERT ON "task" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('tasks');
CREATE TRIGGER "task_updated_live" AFTER UPDATE ON "task" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('tasks');
CREATE TRIGGER "task_deleted_live" AFTER DELETE ON "task" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_tasks_deleted();
CREATE TRIGGER "task_left_live" AFTER UPDATE OF "board_id" ON "task" FOR EACH ROW WHEN (OLD.board_id <> NEW.board_id) EXECUTE FUNCTION tell_live_task_left();

CREATE TRIGGER "stage_inserted_live" AFTER INSERT ON "stage" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('stages');
CREATE TRIGGER "stage_updated_live" AFTER UPDATE ON "stage" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('stages');
CREATE TRIGGER "stage_deleted_live" AFTER DELETE ON "stage" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('stages');

CREATE TRIGGER "label_inserted_live" AFTER INSERT ON "label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('labels');
CREATE TRIGGER "label_updated_live" AFTER UPDATE ON "label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('labels');
CREATE TRIGGER "label_deleted_live" AFTER DELETE ON "label" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('labels');

-- Of a member's preferences nobody else hears.
CREATE TRIGGER "board_member_inserted_live" AFTER INSERT ON "board_member" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('members');
CREATE TRIGGER "board_member_updated_live" AFTER UPDATE OF "role" ON "board_member" FOR EACH ROW WHEN (OLD.role <> NEW.role) EXECUTE FUNCTION tell_live_member();
CREATE TRIGGER "board_member_deleted_live" AFTER DELETE ON "board_member" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('members');

-- What a board shows of itself: neither its counters nor the times that `has-data-changed` reads.
CREATE TRIGGER "board_updated_live" AFTER UPDATE ON "board" FOR EACH ROW WHEN (
  (OLD.parent_id, OLD.folder_id, OLD.title, OLD.description, OLD.type, OLD.currency, OLD.background_id, OLD.background_color, OLD.background_image_url, OLD.background_is_image,
    OLD.is_template, OLD.template_description, OLD.template_category, OLD.task_creation_status, OLD.task_creation_total, OLD.enable_time_tracking, OLD.enable_recurring_tasks,
    OLD.enable_stage_change_email, OLD.roadmap_page_id, OLD.crm_contact_id, OLD.public_access_enabled, OLD.public_access_secret, OLD.has_custom_field_order, OLD.archived_at)
  IS DISTINCT FROM
  (NEW.parent_id, NEW.folder_id, NEW.title, NEW.description, NEW.type, NEW.currency, NEW.background_id, NEW.background_color, NEW.background_image_url, NEW.background_is_image,
    NEW.is_template, NEW.template_description, NEW.template_category, NEW.task_creation_status, NEW.task_creation_total, NEW.enable_time_tracking, NEW.enable_recurring_tasks,
    NEW.enable_stage_change_email, NEW.roadmap_page_id, NEW.crm_contact_id, NEW.public_access_enabled, NEW.public_access_secret, NEW.has_custom_field_order, NEW.archived_at)
) EXECUTE FUNCTION tell_live_board();
CREATE TRIGGER "board_deleted_live" AFTER DELETE ON "board" FOR EACH ROW EXECUTE FUNCTION tell_live_board();

-- Who may look. An expired session has no viewer any more.
CREATE TRIGGER "session_deleted_live" AFTER DELETE ON "session" FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION tell_live_session();
CREATE TRIGGER "user_role_live" AFTER UPDATE OF "role", "is_service_admin" ON "user" FOR EACH ROW WHEN (OLD.role <> NEW.role OR OLD.is_service_admin <> NEW.is_service_admin) EXECUTE FUNCTION tell_live_user();
CREATE TRIGGER "user_deleted_live" AFTER DELETE ON "user" FOR EACH ROW EXECUTE FUNCTION tell_live_user();
