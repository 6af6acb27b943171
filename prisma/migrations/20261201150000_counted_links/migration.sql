-- Reports count labels and people of many thousand tasks. With their ids on the task, and so in the index of reports, they are counted in half the time.
-- They are NULL once there were more than a row of an index has room for; reports then read the rows themselves.
ALTER TABLE "task" ADD COLUMN "label_ids" INTEGER[] DEFAULT '{}', ADD COLUMN "assignee_ids" INTEGER[] DEFAULT '{}';

CREATE FUNCTION "with_ids"("ids" INTEGER[], "more" INTEGER[]) RETURNS INTEGER[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN cardinality(ids) + cardinality(more) <= 200 THEN ids || more END
$$;

CREATE FUNCTION "without_ids"("ids" INTEGER[], "fewer" INTEGER[]) RETURNS INTEGER[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN ids IS NOT NULL THEN ARRAY(SELECT id FROM unnest(ids) id WHERE id <> ALL (fewer)) END
$$;

-- A column of the task (the first argument) follows the ids that rows of the task have in one of theirs (the second). These change what the task has when it is
-- updated, and don't read rows of other transactions, which may not be visible yet. The update also gives the task another version.
CREATE FUNCTION "keep_linked_ids"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_nestloop = off AS $$
DECLARE
  change CONSTANT text := 'UPDATE public.task SET %1$I = public.%3$I(%1$I, c.ids) FROM (SELECT task_id, array_agg(%2$I) AS ids FROM %4$I GROUP BY task_id) c
    WHERE id = ANY (ARRAY(SELECT task_id FROM %4$I)) AND id = c.task_id';
BEGIN
  IF TG_OP <> 'INSERT' THEN EXECUTE format(change, TG_ARGV[0], TG_ARGV[1], 'without_ids', 'removed'); END IF;
  IF TG_OP <> 'DELETE' THEN EXECUTE format(change, TG_ARGV[0], TG_ARGV[1], 'with_ids', 'added'); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "task_label_inserted" ON "task_label";
DROP TRIGGER "task_label_left" ON "task_label";
DROP TRIGGER "task_label_updated" ON "task_label";
DROP TRIGGER "task_label_deleted" ON "task_label";
CREATE TRIGGER "task_label_inserted" AFTER INSERT ON "task_label" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('label_ids', 'label_id');
CREATE TRIGGER "task_label_updated" AFTER UPDATE ON "task_label" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('label_ids', 'label_id');
CREATE TRIGGER "task_label_deleted" AFTER DELETE ON "task_label" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('label_ids', 'label_id');

DROP TRIGGER "task_assignee_inserted" ON "task_assignee";
DROP TRIGGER "task_assignee_left" ON "task_assignee";
DROP TRIGGER "task_assignee_updated" ON "task_assignee";
DROP TRIGGER "task_assignee_deleted" ON "task_assignee";
CREATE TRIGGER "task_assignee_inserted" AFTER INSERT ON "task_assignee" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('assignee_ids', 'user_id');
CREATE TRIGGER "task_assignee_updated" AFTER UPDATE ON "task_assignee" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('assignee_ids', 'user_id');
CREATE TRIGGER "task_assignee_deleted" AFTER DELETE ON "task_assignee" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('assignee_ids', 'user_id');

UPDATE "task" SET label_ids = with_ids('{}', l.ids) FROM (SELECT task_id, array_agg(label_id) AS ids FROM "task_label" GROUP BY task_id) l WHERE l.task_id = "task".id;
UPDATE "task" SET assignee_ids = with_ids('{}', a.ids) FROM (SELECT task_id, array_agg(user_id) AS ids FROM "task_assignee" GROUP BY task_id) a WHERE a.task_id = "task".id;

DROP INDEX "task_reports_idx";
CREATE INDEX "task_reports_idx" ON "task" ("board_id", (greatest("created_at", "updated_at", "last_completed_at")))
  INCLUDE ("id", "stage_id", "status", "priority", "created_at", "updated_at", "last_completed_at", "due_at", "estimated_minutes", "label_ids", "assignee_ids")
  WHERE "parent_id" IS NULL AND "archived_at" IS NULL;
