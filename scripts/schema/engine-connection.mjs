import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const charType = 18;
const textType = 25;

/** @param {string} url @param {string} [shadowUrl] */
export function adapterFactory(url, shadowUrl) {
  const factory = factoryFor(url);
  // The adapter's own method would open the real database: pg prefers the database name in the connection string.
  factory.connectToShadowDb = () => (shadowUrl ? factoryFor(shadowUrl).connect() : temporaryShadow(url));
  return bindMigrationAwareSqlAdapterFactory(factory);
}

/** @param {string} url @param {string} name */
export function inDatabase(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.toString();
}

/** @param {string} url */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function factoryFor(url) {
  const schema = new URL(url).searchParams.get("schema") ?? undefined;
  const factory = new PrismaPg({ connectionString: url }, { schema });
  const open = factory.connect.bind(factory);
  factory.connect = async () => patched(await open());
  return factory;
}

function patched(connection) {
  const startTransaction = connection.startTransaction.bind(connection);
  connection.startTransaction = async (...options) => withCatalogTypes(await startTransaction(...options));
  // The adapter splits scripts at every semicolon, also inside functions and quotes.
  connection.executeScript = async (script) => {
    await connection
      .underlyingDriver()
      .query(script)
      .catch((error) => connection.onError(error));
  };
  return withCatalogTypes(connection);
}

/**
 * PostgreSQL's catalogs have columns of the type "char", which the adapter rejects and the engine expects as
 * strings. @param {any} queryable
 */
function withCatalogTypes(queryable) {
  const queryRaw = queryable.queryRaw;
  queryable.queryRaw = async (query) => {
    const characters = new Set();
    const performIO = async (statement) => withoutChar(await queryable.performIO(statement), characters);
    const result = await queryRaw.call(Object.create(queryable, { performIO: { value: performIO } }), query);
    return {
      ...result,
      columnTypes: result.columnTypes.map((type, at) => (characters.has(at) ? ColumnTypeEnum.Character : type)),
    };
  };
  return queryable;
}

/** @param {import("pg").QueryResult} result @param {Set<number>} characters collects the indexes of such columns */
function withoutChar(result, characters) {
  for (const [at, field] of result.fields.entries()) {
    if (field.dataTypeID !== charType) continue;
    characters.add(at);
    field.dataTypeID = textType;
  }
  return result;
}

async function temporaryShadow(url) {
  const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  const client = await connect(url);
  await client.query(`CREATE DATABASE "${name}"`);
  const connection = await factoryFor(inDatabase(url, name)).connect();
  const dispose = connection.dispose.bind(connection);
  connection.dispose = async () => {
    await dispose();
    await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await client.end();
  };
  return connection;
}
