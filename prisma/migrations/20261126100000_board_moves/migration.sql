-- A line of a task that went to another board no longer names a board by itself: a reader who may not see that board reads "another board".
UPDATE "activity" SET "old_value" = 'another board', "new_value" = 'another board' WHERE "action" = 'moved' AND "column" = 'board';
UPDATE "activity" a SET "new_value" = left(coalesce((SELECT t.title FROM "task" t WHERE t.id = (a.settings ->> 'task_id')::int), 'a task'), 30) || CASE a.action WHEN 'moved' THEN ' to another board' ELSE ' from another board' END
WHERE a.action IN ('moved', 'added') AND a."column" = 'task' AND a.task_id IS NULL AND a.settings ? 'task_id';
