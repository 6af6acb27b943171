-- The file of an import is removed once no import needs it any more (see the migration `files`). Several share the export
-- of a whole site; those that end at the same time wait for each other here.
CREATE FUNCTION "discard_file_of_import"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('import file ' || OLD.file_path, 0));
  INSERT INTO discarded_file (driver, file_path) SELECT OLD.driver, OLD.file_path
  WHERE NOT EXISTS (SELECT FROM public.import_session WHERE driver = OLD.driver AND file_path = OLD.file_path)
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;

CREATE TRIGGER "import_file_deleted" AFTER DELETE ON "import_session" FOR EACH ROW WHEN (OLD.file_path IS NOT NULL) EXECUTE FUNCTION discard_file_of_import();
CREATE TRIGGER "import_file_changed" AFTER UPDATE OF "file_path" ON "import_session" FOR EACH ROW WHEN (OLD.file_path IS NOT NULL AND OLD.file_path IS DISTINCT FROM NEW.file_path) EXECUTE FUNCTION discard_file_of_import();

-- Chunks of imports arrive in any order: those that are missing are empty.
CREATE OR REPLACE FUNCTION "discard_files_of_uploads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_file (driver, file_path) SELECT driver, file_path FROM (SELECT driver, unnest(chunks) AS file_path FROM gone) files WHERE file_path <> ''
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;
