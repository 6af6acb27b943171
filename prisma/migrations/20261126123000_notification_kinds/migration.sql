-- One kind for what is shown and what is mailed; the end of an assignment is one of its own.
CREATE TYPE "notification_kind" AS ENUM ('comment_created', 'task_reply_added', 'task_comment_mentioned', 'subtask_added', 'task_due_date_changed', 'task_start_date_changed', 'task_moved_to_new_stage', 'task_priority_changed', 'board_task_archived', 'board_task_restored', 'task_title_updated', 'task_assignee_changed', 'task_assignee_removed');

ALTER TABLE "notification" RENAME COLUMN "action" TO "kind";
ALTER TABLE "notification" ALTER COLUMN "kind" TYPE "notification_kind" USING (
  CASE WHEN "kind" = 'task_assignee_changed' AND "description" = 'has removed you as an assignee.' THEN 'task_assignee_removed' ELSE "kind"::text END
)::"notification_kind";

ALTER TABLE "mail_event" ALTER COLUMN "kind" TYPE "notification_kind" USING (
  CASE "kind"::text
    WHEN 'comment' THEN 'comment_created'
    WHEN 'mention' THEN 'task_comment_mentioned'
    WHEN 'assigned' THEN 'task_assignee_changed'
    WHEN 'removed' THEN 'task_assignee_removed'
    WHEN 'stage' THEN 'task_moved_to_new_stage'
    WHEN 'due_date' THEN 'task_due_date_changed'
    WHEN 'archived' THEN 'board_task_archived'
  END
)::"notification_kind";

DROP TYPE "notification_action";
DROP TYPE "mail_event_kind";
