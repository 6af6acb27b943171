/** Only a superuser can restore rows without triggers and foreign keys; for others there are no snapshots. */
export const snapshotFunctions = `
CREATE TABLE testing.kept_ids (place text, sequence regclass, last_value bigint);

CREATE FUNCTION testing.keep_rows(kept text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  name text;
  holds_rows boolean;
BEGIN
  IF NOT current_setting('is_superuser')::boolean THEN RETURN false; END IF;

  EXECUTE format('DROP SCHEMA IF EXISTS %I CASCADE', kept);
  EXECUTE format('CREATE SCHEMA %I', kept);
  FOR name IN SELECT tables.name FROM testing.tables LOOP
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO holds_rows;
    IF holds_rows THEN EXECUTE format('CREATE TABLE %I.%I AS TABLE %s', kept, name, name); END IF;
  END LOOP;

  DELETE FROM testing.kept_ids WHERE place = kept;
  INSERT INTO testing.kept_ids
    SELECT kept, format('%I.%I', schemaname, sequencename)::regclass, last_value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
  RETURN true;
END $$;

CREATE FUNCTION testing.put_back_rows(kept text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text;
  columns text;
BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = kept LOOP
    SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
      WHERE attrelid = name::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
    EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM %I.%I', name, columns, columns, kept, name);
  END LOOP;

  PERFORM setval(sequence, last_value) FROM testing.kept_ids WHERE place = kept;
END $$;
`;
