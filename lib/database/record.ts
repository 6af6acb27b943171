import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";

/** Names that do not follow from the property's. */
const IRREGULAR: Record<string, string> = {
  createdById: "created_by",
  archivedById: "archived_by",
  invitedById: "invited_by",
  decidedById: "decided_by",
  deletedById: "deleted_by",
  answeredById: "answered_by",
};

export const columnOf = (property: string): string =>
  IRREGULAR[property] ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a whole record under its properties' names, for a statement that bypasses Prisma. */
export const columnsOf = (properties: Record<string, string>, alias: string): Prisma.Sql =>
  Prisma.raw(
    Object.values(properties)
      .map((property) => `${alias}.${columnOf(property)} AS "${property}"`)
      .join(", "),
  );

/** The same record as a JSON object. */
export const recordAsJson = (properties: Record<string, string>, alias: string): Prisma.Sql =>
  Prisma.sql`(SELECT row_to_json(r) FROM (SELECT ${columnsOf(properties, alias)}) r)`;

/** A record as PostgreSQL writes it into JSON. */
export type InJson<Row> = { [Each in keyof Row]: Row[Each] extends Date | null ? string | null : Row[Each] };

/** Turns the texts of a JSON record's times into dates. */
export function withTimes<Row extends object>(properties: Record<string, string>): (record: InJson<Row>) => Row {
  const times = Object.values(properties).filter((property) => /(?:At|On)$/.test(property));
  return (record) => {
    const row = record as Record<string, unknown>;
    for (const time of times) if (row[time] !== null) row[time] = new Date(String(row[time]));
    return row as Row;
  };
}

/** JSON has numbers where Prisma has decimals. */
export const withPosition = <Row extends { position: number }>({ position, ...row }: Row) => ({
  ...row,
  position: new Prisma.Decimal(position),
});

/** Inserts a record given by its properties; a property that is undefined gets its default. */
export function insertInto(table: string, record: Record<string, unknown>): Prisma.Sql {
  const given = Object.entries(record).filter(([, value]) => value !== undefined);
  const columns = given.map(([property]) => columnOf(property)).join(", ");
  return Prisma.sql`INSERT INTO ${Prisma.raw(table)} (${Prisma.raw(columns)}) VALUES (${Prisma.join(given.map(([, value]) => value))})`;
}

/** Inserts records that have the same properties. */
export function insertAllInto(table: string, records: Record<string, unknown>[]): Prisma.Sql {
  const names = Object.keys(records[0] ?? {}).map((property) => [property, columnOf(property)] as const);
  const rows = records.map((record) =>
    Object.fromEntries(names.map(([property, column]) => [column, record[property]])),
  );
  const columns = Prisma.raw(names.map(([, column]) => `"${column}"`).join(", "));
  return Prisma.sql`
    INSERT INTO ${Prisma.raw(table)} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${Prisma.raw(table)}, ${JSON.stringify(rows)}::json)`;
}

/** Changes the record with this id; a property that is undefined stays. */
export function updateIn(table: string, id: number, change: Record<string, unknown>): Prisma.Sql {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const assignments = given.map(([property, value]) => Prisma.sql`${Prisma.raw(columnOf(property))} = ${value}`);
  return Prisma.sql`UPDATE ${Prisma.raw(table)} SET ${Prisma.join(assignments)} WHERE id = ${id}`;
}

/** The same, but a record that has all these values keeps its `updatedAt`, and no trigger sees it. */
export function changeIn(table: string, id: number, { updatedAt, ...change }: Record<string, unknown>): Prisma.Sql {
  const differences = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => Prisma.sql`${Prisma.raw(columnOf(property))} IS DISTINCT FROM ${value}`);
  const isChange = differences.length > 0 ? Prisma.join(differences, " OR ") : Prisma.sql`false`;
  return Prisma.sql`${updateIn(table, id, { ...change, updatedAt })} AND (${isChange})`;
}

/** An id for a new row, so that statements about it need not wait for its insert. */
export async function nextId(tx: Tx, table: string): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id`,
  );
  if (!row) throw new Error("A sequence always has a next value.");
  return row.id;
}
