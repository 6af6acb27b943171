import { type Connection, createConnection } from "mysql2/promise";
import { schemaOf } from "@/lib/testing/wordpress/schema";
import type { MariadbServer } from "@/lib/testing/wordpress/server";

type Value = string | number | null;
export type NewRow = Record<string, Value>;

export interface TestSite {
  url: string;
  /** Into a table of the plugin, or of WordPress (`users`, `usermeta`, `options`). */
  insert: (table: string, ...rows: NewRow[]) => Promise<void>;
  run: (sql: string) => Promise<void>;
  close: () => Promise<void>;
}

const CORE = ["users", "usermeta", "options"];

/** An empty WordPress site in a database of its own. */
export async function aWordPressSite(
  server: MariadbServer,
  database: string,
  { prefix = "wp_", charset = "utf8mb4" } = {},
): Promise<TestSite> {
  const url = server.urlOf(database);
  const connection = await createConnection(server.urlOf(""));
  await connection.query(`DROP DATABASE IF EXISTS ${database}`);
  await connection.query(`CREATE DATABASE ${database} CHARACTER SET ${charset}`);
  await connection.query(`USE ${database}`);
  // As WordPress does: it stores dates of all zeros.
  await connection.query("SET SESSION sql_mode = ''");
  for (const statement of schemaOf(prefix, charset)) await connection.query(statement);
  const tableOf = (table: string) => prefix + (CORE.includes(table) ? table : `fbs_${table}`);
  return {
    url,
    insert: async (table, ...rows) => {
      for (const row of rows) await insert(connection, tableOf(table), row);
    },
    run: async (sql) => void (await connection.query(sql)),
    close: () => connection.end(),
  };
}

async function insert(connection: Connection, table: string, row: NewRow): Promise<void> {
  const columns = Object.keys(row).map((column) => `\`${column}\``);
  await connection.query(`INSERT INTO \`${table}\` (${columns.join(", ")}) VALUES (?)`, [Object.values(row)]);
}
