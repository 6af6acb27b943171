CREATE TABLE "webhook_call" (
  "id" SERIAL NOT NULL,
  "webhook_id" INTEGER NOT NULL,
  "status" INTEGER NOT NULL,
  "message" TEXT NOT NULL,
  "task_id" INTEGER,
  "body" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "webhook_call_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_call_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "webhook_call_webhook_id_id_idx" ON "webhook_call" ("webhook_id", "id");

-- A call with the source and id of an earlier one returns the task of that one.
CREATE INDEX "task_source_idx" ON "task" ("board_id", "source_id", "source") WHERE "source_id" IS NOT NULL;
