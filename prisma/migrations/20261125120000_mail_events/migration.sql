CREATE TYPE "mail_event_kind" AS ENUM ('comment', 'mention', 'assigned', 'removed', 'stage', 'due_date', 'archived');

-- What somebody is still to be told by mail. It waits here for the mail that tells all of what one person did to one task.
CREATE TABLE "mail_event" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "task_id" INTEGER NOT NULL,
  "actor_id" INTEGER NOT NULL,
  "kind" "mail_event_kind" NOT NULL,
  "comment_id" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "mail_event_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "mail_event_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "mail_event_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "mail_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "mail_event_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "mail_event_task_id_user_id_actor_id_idx" ON "mail_event"("task_id", "user_id", "actor_id");
CREATE INDEX "mail_event_user_id_idx" ON "mail_event"("user_id");
CREATE INDEX "mail_event_actor_id_idx" ON "mail_event"("actor_id");
CREATE INDEX "mail_event_comment_id_idx" ON "mail_event"("comment_id");
