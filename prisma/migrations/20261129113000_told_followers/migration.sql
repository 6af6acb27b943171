-- What a follower was last told of: whatever differs from the idea as it is now is news.
ALTER TABLE "idea_follower" ADD COLUMN "told_stage_id" INTEGER,
ADD COLUMN "told_status" "task_status" NOT NULL DEFAULT 'open',
ADD COLUMN "told_answered_at" TIMESTAMPTZ(3);

CREATE INDEX "idea_follower_told_stage_id_idx" ON "idea_follower"("told_stage_id");

ALTER TABLE "idea_follower" ADD CONSTRAINT "idea_follower_told_stage_id_fkey" FOREIGN KEY ("told_stage_id") REFERENCES "stage"("id") ON DELETE SET NULL ON UPDATE CASCADE;
