ALTER TABLE "activity" ADD COLUMN "subject_id" INTEGER;

ALTER TABLE "outgoing_webhook" DROP COLUMN "failures",
  ADD COLUMN "all_boards" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "failed_at" TIMESTAMPTZ(3)[] NOT NULL DEFAULT '{}';
ALTER TABLE "outgoing_webhook" ALTER COLUMN "all_boards" DROP DEFAULT;
ALTER TABLE "outgoing_webhook" RENAME COLUMN "created_by" TO "owner_id";
ALTER TABLE "outgoing_webhook" RENAME CONSTRAINT "outgoing_webhook_created_by_fkey" TO "outgoing_webhook_owner_id_fkey";
ALTER INDEX "outgoing_webhook_created_by_idx" RENAME TO "outgoing_webhook_owner_id_idx";

DROP TABLE "outgoing_webhook_delivery";

CREATE TYPE "delivery_outcome" AS ENUM ('delivered', 'given_up', 'skipped');

CREATE TABLE "outgoing_webhook_delivery" (
    "id" SERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "activity_id" INTEGER,
    "event" VARCHAR(50) NOT NULL,
    "outcome" "delivery_outcome",
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tried_at" TIMESTAMPTZ(3),
    "milliseconds" INTEGER,
    "request" TEXT,
    "status" INTEGER,
    "answer" TEXT,
    "problem" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_webhook_delivery_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "outgoing_webhook_delivery_webhook_id_id_idx" ON "outgoing_webhook_delivery"("webhook_id", "id");
CREATE INDEX "outgoing_webhook_delivery_activity_id_idx" ON "outgoing_webhook_delivery"("activity_id");
CREATE INDEX "outgoing_webhook_delivery_ended_at_idx" ON "outgoing_webhook_delivery"("ended_at");
-- The next delivery of a webhook, however long its log.
CREATE INDEX "outgoing_webhook_delivery_waiting_idx" ON "outgoing_webhook_delivery"("webhook_id", "id") WHERE "outcome" IS NULL;

ALTER TABLE "outgoing_webhook_delivery" ADD CONSTRAINT "outgoing_webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "outgoing_webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "outgoing_webhook_delivery" ADD CONSTRAINT "outgoing_webhook_delivery_activity_id_fkey" FOREIGN KEY ("activity_id") REFERENCES "activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;
