-- Plans of triggers stay in their session: one made for small tables would go through all of a large table for each changed row.
-- So these always find the tasks by their ids.
CREATE OR REPLACE FUNCTION "renew_task"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task SET updated_at = updated_at WHERE id = ANY (ARRAY(SELECT task_id FROM changed)) AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "tell_live_commented"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', board_id, 'what', 'comments', 'at', pg_current_xact_id()::text, 'commented', CASE WHEN count(*) <= 200 THEN json_agg(id ORDER BY id) END)::text)
  FROM (SELECT board_id, id FROM public.task WHERE id = ANY (ARRAY(SELECT task_id FROM changed))) tasks
  GROUP BY board_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "search_changed_properties"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task_search SET document = ts_filter(document, '{a,c,d}') || public.search_properties(task_id)
  WHERE task_id = ANY (ARRAY(SELECT task_id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "search_changed_label"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task_search SET document = ts_filter(document, '{a,c,d}') || public.search_properties(task_id)
  WHERE task_id = ANY (ARRAY(SELECT task_id FROM public.task_label WHERE label_id = NEW.id));
  RETURN NULL;
END $$;
