-- A cover is an attachment of its own kind: it is neither listed nor counted with the task's files.
ALTER TYPE "attachment_owner" ADD VALUE 'task_cover';

-- Files are written to the storage before the record that needs them commits, and removed after the one that needed them
-- has gone. Both are one ledger: what stands in it is removed once its time has come.
ALTER TABLE "discarded_file" RENAME COLUMN "discarded_at" TO "remove_at";
ALTER INDEX "discarded_file_discarded_at_idx" RENAME TO "discarded_file_remove_at_idx";
CREATE UNIQUE INDEX "discarded_file_driver_file_path_key" ON "discarded_file" ("driver", "file_path");

ALTER TABLE "attachment" ADD COLUMN "thumbnail_size" INTEGER;
ALTER TABLE "upload" ADD COLUMN "driver" VARCHAR(50) NOT NULL DEFAULT 'local';
ALTER TABLE "upload" DROP COLUMN "completed_at", DROP COLUMN "file_path", DROP COLUMN "received_chunks", ADD COLUMN "chunks" TEXT[];
ALTER TABLE "user" ADD COLUMN "photo_driver" VARCHAR(50) NOT NULL DEFAULT 'local';

-- However a row goes, with its task, its board or by itself: its files are removed.
CREATE FUNCTION "discard_files_of_attachments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_file (driver, file_path)
  SELECT gone.driver, file.path FROM gone CROSS JOIN LATERAL (VALUES (gone.file_path), (gone.thumbnail_path)) AS file (path) WHERE file.path IS NOT NULL
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;

CREATE FUNCTION "discard_files_of_uploads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_file (driver, file_path) SELECT driver, unnest(chunks) FROM gone
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;

CREATE FUNCTION "discard_photo"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_file (driver, file_path) VALUES (OLD.photo_driver, OLD.photo_file)
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;

CREATE TRIGGER "attachment_deleted_files" AFTER DELETE ON "attachment" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION discard_files_of_attachments();
CREATE TRIGGER "upload_deleted_files" AFTER DELETE ON "upload" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION discard_files_of_uploads();
CREATE TRIGGER "user_photo_deleted" AFTER DELETE ON "user" FOR EACH ROW WHEN (OLD.photo_file IS NOT NULL) EXECUTE FUNCTION discard_photo();
CREATE TRIGGER "user_photo_changed" AFTER UPDATE OF "photo_file" ON "user" FOR EACH ROW WHEN (OLD.photo_file IS NOT NULL AND OLD.photo_file IS DISTINCT FROM NEW.photo_file) EXECUTE FUNCTION discard_photo();
