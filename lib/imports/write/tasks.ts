import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { DocumentTask } from "@/lib/board-document/task";
import { countTasks } from "@/lib/boards/read/counters";
import { insertAllInto } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { writeActivities } from "@/lib/imports/write/activities";
import { keyOf, writeAttachments } from "@/lib/imports/write/attachments";
import { writeComments } from "@/lib/imports/write/comments";
import type { WriteContext } from "@/lib/imports/write/context";
import { writeIdeas } from "@/lib/imports/write/ideas";
import { writeTaskPeople } from "@/lib/imports/write/task-people";
import { placeInStages, type PlacedTask } from "@/lib/imports/write/place-tasks";
import { type Plan, type PlannedTask, planTasks } from "@/lib/imports/write/plan";
import { Places } from "@/lib/imports/write/places";
import { writeRepeatRules } from "@/lib/imports/write/repeat-rules";
import { taskRow } from "@/lib/imports/write/task-row";
import { writeTimeTracks } from "@/lib/imports/write/time-tracks";
import { writeValues } from "@/lib/imports/write/values";
import { cut, plainLine } from "@/lib/text/text";

/**
 * Writes tasks of a document with all that belongs to them, in a number of statements that does not depend on theirs.
 * Nobody is notified. What links them to other tasks comes last, by `writeLinks`.
 */
export async function writeTasks(
  tx: Tx,
  board: Pick<Board, "id" | "type">,
  tasks: DocumentTask[],
  context: WriteContext,
): Promise<void> {
  if (tasks.length === 0) return;
  const plan = await planTasks(tx, board.id, tasks, context);
  const placed = await placeInStages(tx, board.id, plan.top, context);
  const attached = await insertAll(tx, board, plan, placed, context);
  await writeContents(tx, board, plan, context);
  await setCovers(tx, plan.all, attached);
  for (const { document, id } of plan.all) context.ids.set("task", document.id, id);
  context.count("tasks", plan.top.length);
  context.count("subtasks", plan.subtasks.length);
  const active = [...placed.values()].filter(({ archivedAt }) => archivedAt === null);
  const completed = plan.top.filter(
    ({ id, document: { status } }) => status === "closed" && placed.get(id)?.archivedAt === null,
  );
  await countTasks(tx, board.id, { tasks: active.length, completed: completed.length });
}

async function insertAll(
  tx: Tx,
  board: Pick<Board, "id" | "type">,
  plan: Plan,
  placed: Map<number, PlacedTask>,
  context: WriteContext,
) {
  const rowsOf = (tasks: PlannedTask[], places: (task: PlannedTask) => PlacedTask) =>
    tasks.map((task) => taskRow(board, task, places(task), context));
  const inStage = ({ id }: PlannedTask) => placed.get(id) ?? UNPLACED;
  await insert(tx, "task", rowsOf(plan.top, inStage));
  await insert(tx, "subtask_group", groupRows(plan));
  await insert(tx, "task", rowsOf(plan.subtasks, underParents(plan.subtasks)));
  await writeComments(tx, board.id, plan.all, context);
  return writeAttachments(
    tx,
    plan.all.flatMap(({ attachments }) => attachments),
    context,
  );
}

const insert = async (tx: Tx, table: string, rows: Record<string, unknown>[]) => {
  if (rows.length > 0) await sendAlong(tx, insertAllInto(table, rows));
};

const UNPLACED: PlacedTask = { stageId: null, position: "1.00", archivedAt: null, isArchivedWithStage: false };

/** Archived subtasks may have equal positions. */
function underParents(subtasks: PlannedTask[]) {
  const groups = new Map(subtasks.map(({ groupId }) => [groupId, new Places()]));
  return ({ groupId, document: { position, archived_at: archivedAt } }: PlannedTask): PlacedTask => {
    const places = (archivedAt === null && groups.get(groupId)) || new Places();
    return { ...UNPLACED, position: places.take(position), archivedAt };
  };
}

const LONGEST_TITLE = 255;

function groupRows({ groups }: Plan) {
  const places = new Map(groups.map(({ taskId }) => [taskId, new Places()]));
  const now = new Date();
  return groups.map(({ id, taskId, title, position }) => ({
    ...{ id, taskId, title: cut(plainLine(title), LONGEST_TITLE) || "Untitled Group" },
    position: places.get(taskId)?.take(position) ?? "1.00",
    ...{ createdAt: now, updatedAt: now },
  }));
}

async function writeContents(tx: Tx, board: Pick<Board, "id">, { all }: Plan, context: WriteContext): Promise<void> {
  await writeTaskPeople(tx, board.id, all, context);
  await writeValues(tx, board.id, all, context);
  await writeTimeTracks(tx, board.id, all, context);
  await writeRepeatRules(tx, board.id, all, context);
  await writeIdeas(tx, all, context);
  const activities = all.flatMap(({ id: taskId, document }) =>
    document.activities.map((activity) => ({ activity, taskId })),
  );
  await writeActivities(tx, board.id, activities, context);
}

async function setCovers(tx: Tx, tasks: PlannedTask[], attached: Map<string, number>): Promise<void> {
  const covers = tasks.flatMap(({ id, document }) => {
    const cover = attached.get(keyOf(id, document.cover_attachment));
    return document.cover_attachment === null || cover === undefined ? [] : [{ id, cover }];
  });
  if (covers.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`
      UPDATE task SET cover_attachment_id = c.cover FROM json_to_recordset(${JSON.stringify(covers)}::json) AS c(id int, cover int)
      JOIN attachment a ON a.id = c.cover AND a.attachment_type LIKE 'image/%' WHERE task.id = c.id`,
    );
}
