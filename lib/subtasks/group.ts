import "server-only";
import { Prisma, type SubtaskGroup } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { rowsOf, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

const DEFAULT = "Default Subtask Group";

const UNTITLED = "Untitled Group";

/** @throws NotFound for another task's group */
export async function groupOf(tx: Tx, taskId: number, id: number): Promise<SubtaskGroup> {
  const [group] = await groupsWhere(tx, Prisma.sql`g.id = ${id} AND g.task_id = ${taskId}`);
  if (!group) throw new NotFound("Subtask group");
  return group;
}

/** Needs the task's lock, since concurrent calls would each create a group. */
export const firstGroup = (tx: Tx, taskId: number): Promise<SubtaskGroup> =>
  firstOrNew(tx, taskId, UNTITLED, Prisma.sql`g.task_id = ${taskId}`);

/** Needs the task's lock, since concurrent calls would each create a group. */
export const defaultGroup = (tx: Tx, taskId: number): Promise<SubtaskGroup> =>
  firstOrNew(tx, taskId, DEFAULT, Prisma.sql`g.task_id = ${taskId} AND g.title = ${DEFAULT}`);

/** Adds the group at the end. Needs the task's lock. */
export const newGroup = (tx: Tx, taskId: number, title: string): Promise<SubtaskGroup> =>
  firstOrNew(tx, taskId, title, Prisma.sql`false`);

/** In their order. @param where a condition on `subtask_group g` */
export async function groupsWhere(tx: Tx, where: Prisma.Sql): Promise<SubtaskGroup[]> {
  const rows = await rowsOf<GroupRow>(
    tx,
    Prisma.sql`SELECT ${groupColumns} FROM subtask_group g WHERE ${where} ORDER BY g.position`,
  );
  return rows.map(groupOfRow);
}

const groupColumns = columnsOf(Prisma.SubtaskGroupScalarFieldEnum, "g");

type GroupRow = Omit<SubtaskGroup, "position"> & { position: string };

const groupOfRow = (row: GroupRow): SubtaskGroup => ({ ...row, position: new Prisma.Decimal(row.position) });

async function firstOrNew(tx: Tx, taskId: number, title: string, where: Prisma.Sql): Promise<SubtaskGroup> {
  const [row] = await rowsOf<GroupRow>(
    tx,
    Prisma.sql`
    WITH found AS (SELECT g.* FROM subtask_group g WHERE ${where} ORDER BY g.position LIMIT 1),
    made AS (
      INSERT INTO subtask_group (task_id, title, position)
      SELECT ${taskId}, ${title}, coalesce((SELECT max(position) FROM subtask_group WHERE task_id = ${taskId}), 0) + 1 WHERE NOT EXISTS (SELECT FROM found)
      RETURNING *)
    SELECT ${groupColumns} FROM (SELECT * FROM found UNION ALL SELECT * FROM made) g`,
  );
  if (!row) throw new Error("A group is found or made.");
  return groupOfRow(row);
}
