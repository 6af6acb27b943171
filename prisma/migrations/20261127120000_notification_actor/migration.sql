ALTER TABLE "notification" RENAME COLUMN "activity_by" TO "actor_id";
ALTER TABLE "notification" RENAME CONSTRAINT "notification_activity_by_fkey" TO "notification_actor_id_fkey";
ALTER INDEX "notification_activity_by_idx" RENAME TO "notification_actor_id_idx";
