/**
 * Made once in the template. Rows are deleted without regard to foreign keys, which only a superuser may; truncating,
 * which everybody may, takes ten times as long. What the migrations and the job queue need of themselves stays.
 */
export const emptying = `
CREATE SCHEMA testing;

CREATE VIEW testing.tables AS
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname IN ('public', 'graphile_worker')
    AND tablename NOT IN ('_prisma_migrations', 'migrations', '_private_tasks');

CREATE FUNCTION testing.empty_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text;
  holds_rows boolean;
  full_tables text[] := '{}';
BEGIN
  FOR name IN SELECT tables.name FROM testing.tables LOOP
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO holds_rows;
    IF holds_rows THEN full_tables := full_tables || name; END IF;
  END LOOP;

  IF full_tables <> '{}' AND current_setting('is_superuser')::boolean THEN
    SET LOCAL session_replication_role = replica;
    FOREACH name IN ARRAY full_tables LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
  ELSIF full_tables <> '{}' THEN
    EXECUTE 'TRUNCATE ' || array_to_string(full_tables, ', ') || ' CASCADE';
  END IF;

  PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
END $$;
`;
