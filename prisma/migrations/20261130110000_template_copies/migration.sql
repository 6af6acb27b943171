CREATE TABLE "template_copy" (
  "board_id" INTEGER NOT NULL,
  "source_id" INTEGER NOT NULL,
  "stages" JSONB NOT NULL,
  "labels" JSONB NOT NULL,
  "fields" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "template_copy_pkey" PRIMARY KEY ("board_id"),
  CONSTRAINT "template_copy_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "template_copy_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "board" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "template_copy_source_id_idx" ON "template_copy" ("source_id");

CREATE TABLE "template_copy_batch" (
  "board_id" INTEGER NOT NULL,
  "number" INTEGER NOT NULL,
  "task_ids" INTEGER[] NOT NULL,

  CONSTRAINT "template_copy_batch_pkey" PRIMARY KEY ("board_id", "number"),
  CONSTRAINT "template_copy_batch_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "template_copy" ("board_id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "board_template_idx" ON "board" ("created_at") WHERE "is_template";
CREATE INDEX "stage_template_idx" ON "stage" ("board_id") WHERE "is_template" AND "archived_at" IS NULL;
CREATE INDEX "task_template_idx" ON "task" ("board_id") WHERE "is_template" AND "archived_at" IS NULL AND "parent_id" IS NULL;
