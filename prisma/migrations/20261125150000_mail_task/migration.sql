-- Whether somebody may still read of the task is looked up once more when the mail is sent, which may be hours later.
ALTER TABLE "mail" ADD COLUMN "task_id" INTEGER;
ALTER TABLE "mail" ADD CONSTRAINT "mail_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "mail_task_id_idx" ON "mail"("task_id");
-- The same for a mail that tells of whole boards: its receiver must be on every one of them.
ALTER TABLE "mail" ADD COLUMN "board_ids" INTEGER[] NOT NULL DEFAULT '{}';
