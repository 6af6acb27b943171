import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import type { WriteContext } from "@/lib/imports/write/context";
import { addAssigneesToBoard } from "@/lib/imports/write/people";
import type { PlannedTask } from "@/lib/imports/write/plan";

/** Assignees become members of the board. Of the watchers, those remain who may see it. */
export async function writeTaskPeople(
  tx: Tx,
  boardId: number,
  tasks: PlannedTask[],
  { ids }: WriteContext,
): Promise<void> {
  const rowsFor = (people: "assignees" | "watchers") =>
    tasks.flatMap(({ id, document }) =>
      ids.all("person", document[people]).map((userId) => ({ task_id: id, user_id: userId })),
    );
  const [assignees, watchers] = [rowsFor("assignees"), rowsFor("watchers")];
  await addAssigneesToBoard(tx, boardId, [...new Set(assignees.map(({ user_id }) => user_id))]);
  if (assignees.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`INSERT INTO task_assignee (task_id, user_id) SELECT task_id, user_id FROM ${taskRows(assignees, "user_id")}`,
    );
  if (watchers.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO task_watcher (task_id, user_id) SELECT r.task_id, r.user_id FROM ${taskRows(watchers, "user_id")} JOIN "user" u ON u.id = r.user_id
      WHERE u.role = 'administrator' OR u.is_service_admin OR EXISTS (SELECT FROM board_member m WHERE m.board_id = ${boardId} AND m.user_id = u.id)`,
    );
  await writeTaskLabels(tx, boardId, tasks, ids);
}

async function writeTaskLabels(tx: Tx, boardId: number, tasks: PlannedTask[], ids: WriteContext["ids"]) {
  const labels = tasks.flatMap(({ id, document }) =>
    ids.all("label", document.labels).map((labelId) => ({ task_id: id, label_id: labelId })),
  );
  if (labels.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`INSERT INTO task_label (task_id, label_id, board_id) SELECT task_id, label_id, ${boardId} FROM ${taskRows(labels, "label_id")}`,
    );
}

/** As a table `r`. */
const taskRows = (rows: Record<string, number>[], column: "label_id" | "user_id") =>
  Prisma.sql`json_to_recordset(${JSON.stringify(rows)}::json) AS r(task_id int, ${Prisma.raw(column)} int)`;
