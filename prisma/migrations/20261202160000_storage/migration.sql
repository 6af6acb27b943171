-- A bucket that administrators have entered. Records name their file's place by `driver:id`, so its row stays as long as there is a file in it.
CREATE TABLE "bucket" (
  "id" SERIAL NOT NULL,
  "driver" VARCHAR(30) NOT NULL,
  "name" VARCHAR(255) NOT NULL,
  "endpoint" VARCHAR(500) NOT NULL,
  "region" VARCHAR(100) NOT NULL,
  "account_id" VARCHAR(100) NOT NULL DEFAULT '',
  "sub_folder" VARCHAR(255) NOT NULL DEFAULT '',
  "public_url" VARCHAR(500) NOT NULL DEFAULT '',
  "encrypted_keys" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "bucket_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "bucket_driver_endpoint_name_sub_folder_key" ON "bucket" ("driver", "endpoint", "name", "sub_folder");

CREATE TYPE "file_move_state" AS ENUM ('running', 'done', 'canceled', 'stopped');

-- Moves all files to the storage for new ones.
CREATE TABLE "file_move" (
  "id" SERIAL NOT NULL,
  "target" VARCHAR(50) NOT NULL,
  "state" "file_move_state" NOT NULL DEFAULT 'running',
  "problem" TEXT,
  "files_total" INTEGER NOT NULL,
  "bytes_total" BIGINT NOT NULL,
  "files_done" INTEGER NOT NULL DEFAULT 0,
  "bytes_done" BIGINT NOT NULL DEFAULT 0,
  "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "ended_at" TIMESTAMPTZ(3),

  CONSTRAINT "file_move_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "file_move_running_key" ON "file_move" ("state") WHERE "state" = 'running';

CREATE TYPE "moved_kind" AS ENUM ('attachment', 'photo', 'logo');

-- What a move could not bring to its target. The file is still where it was.
CREATE TABLE "file_move_failure" (
  "move_id" INTEGER NOT NULL,
  "kind" "moved_kind" NOT NULL,
  "record_id" INTEGER NOT NULL,
  "reason" TEXT NOT NULL,

  CONSTRAINT "file_move_failure_pkey" PRIMARY KEY ("move_id", "kind", "record_id"),
  CONSTRAINT "file_move_failure_move_id_fkey" FOREIGN KEY ("move_id") REFERENCES "file_move" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "attachment_stored_idx" ON "attachment" ("driver", "id") WHERE "file_path" IS NOT NULL;
CREATE INDEX "user_photo_stored_idx" ON "user" ("photo_driver", "id") WHERE "photo_file" IS NOT NULL;
