import "server-only";
import { type Connection, createConnection } from "mysql2/promise";
import { Invalid } from "@/lib/errors";

/** Every column as text, as the plugin gets them. */
export type Row = Partial<Record<string, string | null>>;

export interface WordPressAddress {
  /** `mysql://user:password@host:3306/database` */
  url: string;
  prefix: string;
  /** Of the texts as WordPress reads them (`DB_CHARSET` of its configuration). */
  charset: string;
  /** In which the database shows TIMESTAMP columns. Without one, its own, as WordPress reads them. */
  timeZone?: string;
}

type Parameter = string | number | readonly (string | number)[];

/** Reads one WordPress site. */
export class WordPressDatabase {
  private constructor(
    private readonly connection: Connection,
    readonly prefix: string,
    private readonly tables: ReadonlySet<string>,
  ) {}

  /** @throws Invalid, without the password, when it can't be opened or has no boards */
  static async open(address: WordPressAddress): Promise<WordPressDatabase> {
    if (!/^\w*$/.test(address.prefix)) throw new Invalid("The prefix may have letters, digits and _ only.");
    const connection = await connectTo(address);
    try {
      const tables = new Set((await rowsOf(connection, "SHOW TABLES")).map((row) => Object.values(row)[0] ?? ""));
      refuseWithoutBoards(tables, address.prefix);
      await connection.query("SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
      await connection.query("START TRANSACTION WITH CONSISTENT SNAPSHOT");
      return new WordPressDatabase(connection, address.prefix, tables);
    } catch (error) {
      connection.destroy();
      throw error;
    }
  }

  /** `{tasks}` stands for a table of the plugin, `{{users}}` for one of WordPress. Empty when a table does not exist, as
   * parts of the plugin make theirs when they are switched on. */
  async rows(sql: string, ...parameters: Parameter[]): Promise<Row[]> {
    if (parameters.some((each) => Array.isArray(each) && each.length === 0)) return [];
    const names = [...sql.matchAll(TABLE)].map(([, core, own]) => this.table(core ?? `fbs_${own}`));
    if (names.some((name) => !this.tables.has(name))) return [];
    return rowsOf(
      this.connection,
      sql.replace(TABLE, (_, core?: string, own?: string) => `\`${this.table(core ?? `fbs_${own}`)}\``),
      parameters,
    );
  }

  /** The first table of another add-on whose name ends so. */
  tableLike(ending: string): string | undefined {
    return [...this.tables]
      .filter((name) => name.startsWith(this.prefix) && name.endsWith(ending))
      .map((name) => name.slice(this.prefix.length))
      .find((name) => /^\w+$/.test(name));
  }

  /** Pages in the order of their ids: nothing holds a whole table. `sql` has `id > ?` as its last parameter. */
  async *pages(size: number, sql: string, ...parameters: Parameter[]): AsyncGenerator<Row[]> {
    for (let last = 0; ;) {
      const rows = await this.rows(`${sql} ORDER BY id LIMIT ${size}`, ...parameters, last);
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
      last = Number(rows.at(-1)?.id);
    }
  }

  async count(sql: string, ...parameters: Parameter[]): Promise<number> {
    const [row] = await this.rows(sql, ...parameters);
    return Number(Object.values(row ?? {})[0] ?? 0);
  }

  async close(): Promise<void> {
    await this.connection.end();
  }

  /** All sites of a network have the people of the first one. */
  private table(name: string): string {
    const own = this.prefix + name;
    return this.tables.has(own) || !/^user(?:s|meta)$/.test(name) ? own : this.prefix.replace(/\d+_$/, "") + name;
  }
}

const TABLE = /\{\{(\w+)\}\}|\{(\w+)\}/g;

async function connectTo({ url, charset, timeZone }: WordPressAddress): Promise<Connection> {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || !["mysql:", "mariadb:"].includes(address.protocol) || address.pathname.length < 2)
    throw new Invalid("The database has the form mysql://user:password@host/database.");
  try {
    const connection = await createConnection({ uri: url.replace(/^mariadb:/, "mysql:"), charset: "utf8mb4" });
    await connection.query(`SET NAMES ${connection.escape(charset)}`);
    if (timeZone !== undefined) await connection.query("SET time_zone = ?", [timeZone]);
    return connection;
  } catch (error) {
    throw new Invalid(
      `The database ${address.pathname.slice(1)} at ${address.host} can't be opened: ${reasonOf(error)}`,
    );
  }
}

/** Messages of the database name account and host, never the password. */
function reasonOf(error: unknown): string {
  const { sqlMessage, code } = error as { sqlMessage?: string; code?: string };
  return sqlMessage ?? code ?? "no connection";
}

/** The connection's own reading of texts knows only the charset of the column. */
async function rowsOf(connection: Connection, sql: string, parameters: Parameter[] = []): Promise<Row[]> {
  const [rows] = await connection.query({
    sql,
    values: parameters,
    typeCast: (field) => field.buffer()?.toString("utf8") ?? null,
  });
  return rows as Row[];
}

function refuseWithoutBoards(tables: ReadonlySet<string>, prefix: string): void {
  if (tables.has(`${prefix}fbs_boards`)) return;
  const others = [...tables].filter((name) => name.endsWith("fbs_boards")).map((name) => name.slice(0, -10));
  throw new Invalid(
    `The database has no table ${prefix}fbs_boards.${others.length > 0 ? ` Did you mean --prefix ${others.join(" or --prefix ")}?` : ""}`,
  );
}
