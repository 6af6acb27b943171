-- Lines hold the titles that stages had: those of the board's stages now name them, and 0 is a stage that cannot be found.
WITH titled AS (
  SELECT DISTINCT ON (board_id, left(title, 50)) board_id, left(title, 50) AS title, id FROM "stage" ORDER BY board_id, left(title, 50), archived_at IS NOT NULL, id)
UPDATE "activity" SET from_stage_id = CASE WHEN line.old_value IS NOT NULL THEN coalesce(origin.id, 0) END, to_stage_id = coalesce(target.id, 0)
FROM "activity" line
LEFT JOIN titled origin ON origin.board_id = line.board_id AND origin.title = line.old_value
LEFT JOIN titled target ON target.board_id = line.board_id AND target.title = line.new_value
WHERE line.id = "activity".id AND line.task_id IS NOT NULL AND line.action = 'changed' AND line."column" = 'stage' AND "activity".to_stage_id IS NULL;

-- What the flow of a board is computed from, in the order of its tasks, without the lines themselves.
CREATE INDEX "activity_flow_idx" ON "activity" ("board_id", "task_id", "created_at", "id")
  INCLUDE ("action", "column", "from_stage_id", "to_stage_id")
  WHERE "task_id" IS NOT NULL AND (("action" = 'changed' AND "column" = 'stage') OR ("action" = 'moved' AND "column" = 'board')
    OR ("action" IN ('closed', 'reopened', 'archived', 'restored') AND "column" = 'task'));
