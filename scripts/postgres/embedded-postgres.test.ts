import { expect, inject, test } from "vitest";
import pg from "pg";
import { pool } from "@/lib/db";

const isEmbedded = async () =>
  (await pool().query<{ value: string }>("SELECT current_setting('data_directory') AS value")).rows[0]?.value.includes(
    "boards-test-",
  ) ?? false;

test("the embedded server listens on the loopback only, has no socket, and requires the password from everybody", async ({
  skip,
}) => {
  if (!(await isEmbedded())) skip("The tests run on a server of somebody else.");

  const { rows } = await pool().query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'password_encryption', 'unix_socket_directories') ORDER BY name",
  );
  const rules = await pool().query<{ method: string }>("SELECT DISTINCT auth_method AS method FROM pg_hba_file_rules");
  const url = new URL(inject("testServer").url);
  url.password = "guessed";

  expect(rows.map(({ setting }) => setting)).toEqual(["127.0.0.1", "scram-sha-256", ""]);
  expect(rules.rows).toEqual([{ method: "scram-sha-256" }]);
  await expect(new pg.Client({ connectionString: url.href }).connect()).rejects.toThrow(
    /password authentication failed/,
  );
});
