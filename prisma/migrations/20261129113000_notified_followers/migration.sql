-- What a follower’s last email said: what differs from the idea as it is now is news.
ALTER TABLE "idea_follower" ADD COLUMN "notified_stage_id" INTEGER,
ADD COLUMN "notified_status" "task_status" NOT NULL DEFAULT 'open',
ADD COLUMN "notified_answered_at" TIMESTAMPTZ(3);

CREATE INDEX "idea_follower_notified_stage_id_idx" ON "idea_follower"("notified_stage_id");

ALTER TABLE "idea_follower" ADD CONSTRAINT "idea_follower_notified_stage_id_fkey" FOREIGN KEY ("notified_stage_id") REFERENCES "stage"("id") ON DELETE SET NULL ON UPDATE CASCADE;
