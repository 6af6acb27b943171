CREATE TYPE "trash_kind" AS ENUM ('task', 'stage', 'board', 'comment');

CREATE TABLE "trash_item" (
    "id" SERIAL NOT NULL,
    "kind" "trash_kind" NOT NULL,
    "record_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "task_id" INTEGER,
    "title" TEXT NOT NULL,
    "contents" INTEGER NOT NULL DEFAULT 0,
    "author_id" INTEGER,
    "deleted_by" INTEGER,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trash_item_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "trash_row" (
    "id" BIGSERIAL NOT NULL,
    "item_id" INTEGER NOT NULL,
    "table_name" VARCHAR(63) NOT NULL,
    "column_name" VARCHAR(63),
    "record_id" INTEGER,
    "row" JSONB NOT NULL,

    CONSTRAINT "trash_row_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "trash_item_kind_record_id_key" ON "trash_item"("kind", "record_id");
CREATE INDEX "trash_item_board_id_deleted_at_idx" ON "trash_item"("board_id", "deleted_at");
CREATE INDEX "trash_item_deleted_at_idx" ON "trash_item"("deleted_at");
CREATE INDEX "trash_item_author_id_idx" ON "trash_item"("author_id");
CREATE INDEX "trash_item_deleted_by_idx" ON "trash_item"("deleted_by");
CREATE INDEX "trash_row_item_id_table_name_record_id_idx" ON "trash_row"("item_id", "table_name", "record_id");
-- For moves of files and for the places that still have some.
CREATE INDEX "trash_row_file_idx" ON "trash_row"(("row" ->> 'driver')) WHERE "table_name" = 'attachment' AND "column_name" IS NULL;

ALTER TABLE "trash_item" ADD CONSTRAINT "trash_item_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "trash_item" ADD CONSTRAINT "trash_item_deleted_by_fkey" FOREIGN KEY ("deleted_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "trash_row" ADD CONSTRAINT "trash_row_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "trash_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What ends without being restored takes its stored files with it.
CREATE FUNCTION "discard_files_of_trash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_file (driver, file_path)
  SELECT gone.row ->> 'driver', file.path FROM gone CROSS JOIN LATERAL (VALUES (gone.row ->> 'file_path'), (gone.row ->> 'thumbnail_path')) AS file (path)
  WHERE gone.table_name = 'attachment' AND gone.column_name IS NULL AND file.path IS NOT NULL
    AND NOT EXISTS (SELECT FROM public.attachment a WHERE a.id = gone.record_id)
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;

CREATE TRIGGER "trash_row_deleted_files" AFTER DELETE ON "trash_row" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION discard_files_of_trash();

ALTER TYPE "moved_kind" ADD VALUE 'trash';
