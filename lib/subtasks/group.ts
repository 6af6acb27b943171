import "server-only";
import { Prisma, type SubtaskGroup, type Task } from "@/generated/prisma/client";
import { columnsOf, type InJson, recordAsJson, withPosition, withTimes } from "@/lib/database/record";
import { rowsOf, type Tx } from "@/lib/db";

type Parent = Pick<Task, "id" | "boardId">;

/** One of a task's groups by its id, the first or the default one, which is made if it is missing, or a new one at the
 * end. */
export type GroupChoice = ExistingGroup | { newTitle: string };
type ExistingGroup = number | "first" | "default";

/** Needs the task's lock, since concurrent calls would each create a group. Undefined for another task's group, or when
 * the parent is gone or a subtask. */
export async function chooseGroup(tx: Tx, parent: Parent, choice: GroupChoice): Promise<SubtaskGroup | undefined> {
  if (typeof choice === "object") return firstOrNew(tx, parent, choice.newTitle, Prisma.sql`false`);
  if (typeof choice === "string") return firstOrNew(tx, parent, TITLES[choice], isChosen(parent, choice));
  const [group] = await groupsWhere(tx, isChosen(parent, choice));
  return group;
}

/** The id of a group for a statement that is sent together with `chooseGroup`. */
export const chosenGroup = (parent: Parent, choice: ExistingGroup): Prisma.Sql =>
  Prisma.sql`(SELECT g.id FROM subtask_group g WHERE ${isChosen(parent, choice)} ORDER BY g.position LIMIT 1)`;

/** The same for the group in which a subtask is. */
export const groupOfSubtask = (id: number): Prisma.Sql =>
  Prisma.sql`(SELECT subtask_group_id FROM task WHERE id = ${id})`;

const TITLES = { first: "Untitled Group", default: "Default Subtask Group" };

function isChosen({ id }: Parent, choice: ExistingGroup): Prisma.Sql {
  const isOfParent = Prisma.sql`g.task_id = ${id}`;
  if (choice === "first") return isOfParent;
  return choice === "default"
    ? Prisma.sql`${isOfParent} AND g.title = ${TITLES.default}`
    : Prisma.sql`${isOfParent} AND g.id = ${choice}`;
}

/** In their order. @param where a condition on `subtask_group g` */
export async function groupsWhere(tx: Tx, where: Prisma.Sql): Promise<SubtaskGroup[]> {
  const rows = await rowsOf<GroupRow>(
    tx,
    Prisma.sql`SELECT ${groupColumns} FROM subtask_group g WHERE ${where} ORDER BY g.position`,
  );
  return rows.map(groupOfRow);
}

export const groupColumns = columnsOf(Prisma.SubtaskGroupScalarFieldEnum, "g");

/** The record of `subtask_group g` as JSON, for `groupOfJson`. */
export const groupAsJson = recordAsJson(Prisma.SubtaskGroupScalarFieldEnum, "g");

type GroupInRow = Omit<SubtaskGroup, "position"> & { position: number };
export type GroupInJson = InJson<GroupInRow>;

const withGroupTimes = withTimes<GroupInRow>(Prisma.SubtaskGroupScalarFieldEnum);

export const groupOfJson = (record: GroupInJson): SubtaskGroup => withPosition(withGroupTimes(record));

export type GroupRow = Omit<SubtaskGroup, "position"> & { position: string };

export const groupOfRow = (row: GroupRow): SubtaskGroup => ({ ...row, position: new Prisma.Decimal(row.position) });

async function firstOrNew(
  tx: Tx,
  { id, boardId }: Parent,
  title: string,
  where: Prisma.Sql,
): Promise<SubtaskGroup | undefined> {
  const [row] = await rowsOf<GroupRow>(
    tx,
    Prisma.sql`
    WITH found AS (SELECT g.* FROM subtask_group g WHERE ${where} ORDER BY g.position LIMIT 1),
    made AS (
      INSERT INTO subtask_group (task_id, title, position)
      SELECT id, ${title}, coalesce((SELECT max(position) FROM subtask_group WHERE task_id = ${id}), 0) + 1
      FROM task WHERE id = ${id} AND board_id = ${boardId} AND parent_id IS NULL AND NOT EXISTS (SELECT FROM found)
      RETURNING *)
    SELECT ${groupColumns} FROM (SELECT * FROM found UNION ALL SELECT * FROM made) g`,
  );
  return row && groupOfRow(row);
}
