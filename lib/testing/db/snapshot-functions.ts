/** Only a superuser can restore rows without triggers and foreign keys; for others there are no snapshots. */
export const snapshotFunctions = `
CREATE TABLE testing.kept_ids (place text, sequence regclass, last_value bigint);

CREATE FUNCTION testing.keep_rows(kept text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  name text;
  columns text;
  holds_rows boolean;
  inserts text := '';
BEGIN
  IF NOT current_setting('is_superuser')::boolean THEN RETURN false; END IF;

  EXECUTE format('DROP SCHEMA IF EXISTS %I CASCADE', kept);
  EXECUTE format('CREATE SCHEMA %I', kept);
  FOR name IN SELECT tables.name FROM testing.tables LOOP
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO holds_rows;
    CONTINUE WHEN NOT holds_rows;
    EXECUTE format('CREATE TABLE %I.%I AS TABLE %s', kept, name, name);
    SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
      WHERE attrelid = name::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
    inserts := inserts || format('INSERT INTO %s (%s) SELECT %s FROM %I.%I; ', name, columns, columns, kept, name);
  END LOOP;

  DELETE FROM testing.kept_ids WHERE place = kept;
  INSERT INTO testing.kept_ids
    SELECT kept, format('%I.%I', schemaname, sequencename)::regclass, last_value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
  -- A function with fixed statements, because their plans stay.
  EXECUTE format('CREATE FUNCTION %I.put_back_rows() RETURNS void LANGUAGE plpgsql AS %L', kept, 'BEGIN ' || inserts
    || format('PERFORM setval(sequence, last_value) FROM testing.kept_ids WHERE place = %L; END', kept));
  RETURN true;
END $$;
`;
