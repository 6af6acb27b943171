/** For superusers, deleting without foreign keys is ten times as fast as TRUNCATE. */
export const emptyingFunctions = `
CREATE SCHEMA testing;

CREATE VIEW testing.tables AS
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname IN ('public', 'graphile_worker')
    AND tablename NOT IN ('_prisma_migrations', 'migrations', '_private_tasks');

CREATE FUNCTION testing.restart_sequences() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence
    WHERE pg_sequence_last_value(seqrelid) IS NOT NULL AND (SELECT relnamespace FROM pg_class WHERE oid = seqrelid) = 'public'::regnamespace;
END $$;

DO $make$ BEGIN
  EXECUTE 'CREATE FUNCTION testing.delete_rows() RETURNS void LANGUAGE plpgsql AS $$ DECLARE hold_rows boolean[]; BEGIN '
    || (SELECT 'hold_rows := ARRAY[' || string_agg('EXISTS (SELECT FROM ' || name || ')', ', ' ORDER BY name) || ']; ' FROM testing.tables)
    || (SELECT string_agg('IF hold_rows[' || at || '] THEN DELETE FROM ' || name || '; END IF; ', '' ORDER BY at)
        FROM (SELECT name, row_number() OVER (ORDER BY name) AS at FROM testing.tables) AS numbered)
    || 'PERFORM testing.restart_sequences(); END $$';
END $make$;

CREATE FUNCTION testing.truncate_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text;
  holds_rows boolean;
  full_tables text[] := '{}';
BEGIN
  FOR name IN SELECT tables.name FROM testing.tables LOOP
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO holds_rows;
    IF holds_rows THEN full_tables := full_tables || name; END IF;
  END LOOP;
  IF full_tables <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(full_tables, ', ') || ' CASCADE'; END IF;
  PERFORM testing.restart_sequences();
END $$;
`;
