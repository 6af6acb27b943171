ALTER TABLE "import_session"
  ADD COLUMN "folder_id" INTEGER,
  ADD COLUMN "title" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "driver" VARCHAR(50) NOT NULL DEFAULT 'local',
  ADD COLUMN "report" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "cancelled_at" TIMESTAMPTZ(3),
  ADD COLUMN "ended_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "import_session_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "folder" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX "import_session_folder_id_idx" ON "import_session" ("folder_id");

CREATE TABLE "import_batch" (
  "session_id" UUID NOT NULL,
  "page" INTEGER NOT NULL,
  "tasks" JSONB NOT NULL,
  "task_count" INTEGER NOT NULL,
  "imported_at" TIMESTAMPTZ(3),

  CONSTRAINT "import_batch_pkey" PRIMARY KEY ("session_id", "page"),
  CONSTRAINT "import_batch_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "import_session" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "import_reference" (
  "session_id" UUID NOT NULL,
  "kind" VARCHAR(20) NOT NULL,
  "source" VARCHAR(191) NOT NULL,
  "record_id" INTEGER NOT NULL,

  CONSTRAINT "import_reference_pkey" PRIMARY KEY ("session_id", "kind", "source"),
  CONSTRAINT "import_reference_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "import_session" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
