import "server-only";
import { Prisma, type TrashItem } from "@/generated/prisma/client";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { removeCircles } from "@/lib/dependencies/circles";
import { Conflict } from "@/lib/errors";
import { unassignFromRestored } from "@/lib/members/unassign-non-members";
import type { LockedItem } from "@/lib/trash/item";
import { type Column, type ForeignKey, type Graph, readGraph } from "@/lib/trash/graph";
import { findByIndex } from "@/lib/trash/plans";
import { stepsFrom } from "@/lib/trash/steps";

/** Values that differ from those that were deleted. */
export interface Changes {
  /** Of the record itself. */
  root?: Record<string, unknown>;
  /** Of all rows of a table. */
  tables?: Record<string, Record<string, unknown>>;
}

const named = (name: string) => Prisma.raw(`"${name}"`);

/**
 * Inserts the rows of an item again, with their ids. Leaves out what belongs to something that is gone meanwhile, and empties columns that
 * would refer to it; then fills the columns that the deletion had emptied, where they still are empty. Unassigns people who have left, and
 * leaves out dependencies that would close a circle. Ends the item.
 */
export async function putBack(
  tx: Tx,
  item: Pick<LockedItem<unknown>, "id" | "kind" | "recordId" | "boardId" | "kept">,
  changes: Changes,
): Promise<void> {
  const { kept } = item;
  const graph = await readGraph(tx);
  const { steps, emptied } = stepsFrom(graph, item.kind);
  const hasRows = (table: string) => kept.some(({ name, column }) => name === table && column === null);
  const more = kept.filter(({ name, column }) => column === null && !steps.some(({ table }) => table === name));
  const inOrder = [...steps, ...more.flatMap(({ name }) => stepsFrom(graph, name).steps)].map(({ table }) => table);

  await findByIndex(tx, true);
  for (const table of inOrder.filter(hasRows)) await sendAlong(tx, insertRows(graph, item, table, changes));
  for (const key of emptied.filter(({ table }) => hasRows(table)))
    await sendAlong(tx, fillColumn(graph, item, key, null));
  for (const { name, column } of kept)
    for (const key of emptied.filter(({ table, emptied }) => table === name && emptied === column))
      await sendAlong(tx, fillColumn(graph, item, key, column));
  if (hasRows("task") || hasRows("stage"))
    await unassignFromRestored(tx, item.boardId, (table, id) => isOf(item, table, id));
  if (hasRows("task_dependency")) await removeCircles(tx, (id) => isOf(item, "task", id));
  await sendAlong(tx, pauseTimers(item));
  await sendAlong(tx, recountVotes(item));
  await findByIndex(tx, false);
  await sendAlong(tx, Prisma.sql`DELETE FROM trash_item WHERE id = ${item.id}`);
  const [restored] = await rowsOf(tx, Prisma.sql`SELECT id FROM ${named(item.kind)} WHERE id = ${item.recordId}`);
  if (!restored) throw new Conflict("This can't be restored at the moment. Please try again.");
}

const isOf = ({ id }: Pick<TrashItem, "id">, table: string, recordId: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM trash_row r WHERE r.item_id = ${id} AND r.table_name = ${table} AND r.record_id = ${recordId} AND r.column_name IS NULL)`;

const taskIds = ({ id }: Pick<TrashItem, "id">) =>
  Prisma.sql`ARRAY(SELECT record_id FROM trash_row WHERE item_id = ${id} AND table_name = 'task' AND column_name IS NULL)`;

/** What ran has counted until the deletion. */
const pauseTimers = (item: Pick<TrashItem, "id">) => Prisma.sql`
  UPDATE timer t SET counted_seconds = t.counted_seconds + greatest(0, extract(epoch FROM i.deleted_at - t.running_since))::int, running_since = NULL
  FROM trash_item i WHERE i.id = ${item.id} AND t.task_id = ANY(${taskIds(item)}) AND t.running_since IS NOT NULL`;

/** People may be gone whose votes went with them. */
const recountVotes = (item: Pick<TrashItem, "id">) => Prisma.sql`
  UPDATE task t SET vote_count = votes.count FROM (
    SELECT id, (SELECT count(*)::int FROM idea_vote v WHERE v.task_id = each.id) AS count FROM unnest(${taskIds(item)}) AS each (id)) votes
  WHERE t.id = votes.id AND t.vote_count <> votes.count`;

/** A table that refers to itself gets its rows in two steps; the second one leaves those of the first alone. */
function insertRows(
  graph: Graph,
  item: Pick<TrashItem, "id" | "kind" | "recordId">,
  table: string,
  { root = {}, tables = {} }: Changes,
): Prisma.Sql {
  const { columns = [], primaryKey = [], hasDeferrable = false } = graph.tables.get(table) ?? {};
  const keys = graph.keys.filter((key) => key.table === table);
  const changes = JSON.stringify({ ...tables[table] });
  const ofRoot = JSON.stringify(table === item.kind ? root : {});
  const values = columns.map((column) =>
    valueOf(
      column,
      keys.find(({ action, emptied }) => action === "empty" && emptied === column.name),
    ),
  );
  const owners = keys.filter(({ action }) => action !== "empty").map(refersToARow);
  return Prisma.sql`
  INSERT INTO ${named(table)} (${Prisma.raw(columns.map(({ name }) => `"${name}"`).join(", "))})
  SELECT ${Prisma.join(values)}
  FROM (SELECT r.row || ${changes}::jsonb || CASE WHEN r.record_id = ${item.recordId} THEN ${ofRoot}::jsonb ELSE '{}' END AS row
    FROM trash_row r WHERE r.item_id = ${item.id} AND r.table_name = ${table} AND r.column_name IS NULL ORDER BY r.id) r
  CROSS JOIN LATERAL jsonb_populate_record(NULL::${named(table)}, r.row) n
  WHERE ${Prisma.join([Prisma.sql`true`, ...owners], " AND ")} ${hasDeferrable ? isMissing(table, primaryKey) : Prisma.sql`ON CONFLICT DO NOTHING`}`;
}

const isMissing = (table: string, primaryKey: string[]) =>
  Prisma.raw(
    `AND NOT EXISTS (SELECT FROM "${table}" x WHERE ${primaryKey.map((key) => `x."${key}" = n."${key}"`).join(" AND ")})`,
  );

function valueOf({ name, default: fallback }: Column, key: ForeignKey | undefined): Prisma.Sql {
  if (key) return Prisma.sql`CASE WHEN ${refersToARow(key)} THEN n.${named(name)} END`;
  return fallback === null
    ? Prisma.sql`n.${named(name)}`
    : Prisma.raw(`CASE WHEN r.row ? '${name}' THEN n."${name}" ELSE ${fallback} END`);
}

/** Also when it refers to none. */
function refersToARow({ columns, parent, parentColumns }: ForeignKey): Prisma.Sql {
  const isEmpty = columns.map((column) => `n."${column}" IS NULL`).join(" OR ");
  const isSame = columns.map((column, at) => `p."${parentColumns[at]}" = n."${column}"`).join(" AND ");
  return Prisma.raw(`(${isEmpty} OR EXISTS (SELECT FROM "${parent}" p WHERE ${isSame}))`);
}

/** Of the restored rows, or of rows that stayed. */
function fillColumn(
  graph: Graph,
  { id }: Pick<TrashItem, "id">,
  { table, columns, parent, parentColumns, emptied }: ForeignKey,
  column: string | null,
): Prisma.Sql {
  const primaryKey = graph.tables.get(table)?.primaryKey ?? [];
  const isRow = Prisma.raw(primaryKey.map((key) => `t."${key}" = n."${key}"`).join(" AND "));
  const isParent = Prisma.raw(
    columns.map((each, at) => `p."${parentColumns[at]}" = ${each === emptied ? "n" : "t"}."${each}"`).join(" AND "),
  );
  return Prisma.sql`
  UPDATE ${named(table)} t SET ${named(emptied)} = n.${named(emptied)}
  FROM trash_row r CROSS JOIN LATERAL jsonb_populate_record(NULL::${named(table)}, r.row) n
  WHERE r.item_id = ${id} AND r.table_name = ${table} AND r.column_name IS NOT DISTINCT FROM ${column}::text AND r.row ->> ${emptied}::text IS NOT NULL
    AND ${isRow} AND t.${named(emptied)} IS NULL AND EXISTS (SELECT FROM ${named(parent)} p WHERE ${isParent})`;
}
