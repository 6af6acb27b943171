import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { Copy } from "@/lib/copies/copy";
import { rowsOf, type Tx } from "@/lib/db";

interface CopiedRows {
  name: "label" | "custom_field";
  columns: Prisma.Sql;
  order: Prisma.Sql;
}

const LABELS: CopiedRows = {
  name: "label",
  columns: Prisma.sql`title, slug, position, color, bg_color, color_preset`,
  order: Prisma.sql`created_at, id`,
};

const FIELDS: CopiedRows = {
  name: "custom_field",
  columns: Prisma.sql`title, slug, type, options, position`,
  order: Prisma.sql`position`,
};

type Place = Pick<Board, "id">;

export const copyLabelsOfBoard = (tx: Tx, source: Place, board: Place): Promise<Copy[]> =>
  copyRows(tx, LABELS, source, board);

export const copyFieldsOfBoard = (tx: Tx, source: Place, board: Place): Promise<Copy[]> =>
  copyRows(tx, FIELDS, source, board);

function copyRows(tx: Tx, { name, columns, order }: CopiedRows, source: Place, board: Place): Promise<Copy[]> {
  const table = Prisma.raw(name);
  return rowsOf<Copy>(
    tx,
    Prisma.sql`
    WITH original AS MATERIALIZED (
      SELECT o.*, nextval(pg_get_serial_sequence(${name}, 'id'))::int AS to_id FROM (SELECT id, ${columns} FROM ${table} WHERE board_id = ${source.id} ORDER BY ${order}) o
    ), copied AS (INSERT INTO ${table} (id, board_id, ${columns}) SELECT to_id, ${board.id}, ${columns} FROM original)
    SELECT id AS "from", to_id AS "to" FROM original`,
  );
}
