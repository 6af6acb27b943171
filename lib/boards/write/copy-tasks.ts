import "server-only";
import { type Board, type Task, Prisma } from "@/generated/prisma/client";
import { type CopiedFile, recordFileCopies } from "@/lib/attachments/copy";
import { copiesOf, type Copy, copyIds, copyTable } from "@/lib/copies/copy";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { lockTaskOrder, onStage } from "@/lib/tasks/move/place";

export interface TasksToCopy {
  source: Pick<Board, "id">;
  /** `createdById` becomes the creator of the copies. */
  board: Pick<Board, "id" | "type" | "createdById">;
  stages: Copy[];
  labels: Copy[];
  fields: Copy[];
  pictures: CopiedFile[];
  withTemplates: boolean;
  /** Copies these tasks alone, to the end of their stages in this order. Otherwise all keep their positions. */
  batch?: number[];
}

export const filesOfActiveTasks = ({ id }: Pick<Board, "id">): Prisma.AttachmentWhereInput => ({
  boardId: id,
  task: { archivedAt: null, OR: [{ parentId: null }, { parent: { archivedAt: null } }] },
});

/** Copies active tasks with everything but people, activity and notifications. The number of statements is constant. */
export async function copyTasks(
  tx: Tx,
  input: TasksToCopy,
): Promise<Pick<Board, "tasksCount" | "completedTasksCount">> {
  const { top, subtasks, groups: originalGroups } = await tasksToCopy(tx, input);
  const [tasks, groups] = await Promise.all([
    copiesOf(tx, "task", [...top, ...subtasks]),
    copiesOf(tx, "subtask_group", originalGroups),
  ]);
  const placed = placing(top, subtasks, { tasks, groups, stages: input.stages });

  await insertTasks(tx, top.map(placed), input);
  await copyGroups(tx, tasks, groups);
  await insertTasks(tx, subtasks.map(placed), input);
  await copyLabelsAndValues(tx, tasks, input);
  const { id: boardId, createdById } = input.board;
  await recordFileCopies(tx, input.pictures, tasks, [], { boardId, createdById });
  return { tasksCount: top.length, completedTasksCount: top.filter(isClosed).length };
}

const copyGroups = (tx: Tx, tasks: Copy[], groups: Copy[]) =>
  sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO subtask_group (id, task_id, title, position)
    SELECT group_copy.to_id, task_copy.to_id, g.title, g.position FROM ${copyTable(groups, "group_copy")} JOIN subtask_group g ON g.id = group_copy.from_id JOIN ${copyTable(tasks, "task_copy")} ON task_copy.from_id = g.task_id`,
  );

const isClosed = ({ status }: Original) => status === "closed";

type Placed = ReturnType<ReturnType<typeof placing>>;

/** Positions and counters come from one snapshot, so that they are consistent. */
function placing(
  top: Original[],
  subtasks: Original[],
  { tasks, groups, stages }: Record<"tasks" | "groups" | "stages", Copy[]>,
) {
  const [task, group, stage] = [newIds(tasks), newIds(groups), newIds(stages)];
  const counts = new Map(top.map(({ id }) => [id, { all: 0, closed: 0 }]));
  for (const subtask of subtasks) {
    const count = counts.get(subtask.parentId ?? 0) ?? { all: 0, closed: 0 };
    count.all += 1;
    count.closed += isClosed(subtask) ? 1 : 0;
  }
  return ({ id, stageId, parentId, subtaskGroupId, status, position }: Original) => ({
    ...{
      old: id,
      id: task(id),
      stage: stage(stageId),
      parent: task(parentId),
      group: group(subtaskGroupId),
      status,
      position,
    },
    ...(counts.get(id) ?? { all: 0, closed: 0 }),
  });
}

function newIds(copies: Copy[]) {
  const ids = copyIds(copies);
  return (id: number | null) => (id === null ? null : (ids.get(id) ?? null));
}

/** The originals may change meanwhile, so `last_completed_at` has to follow the status of the snapshot. */
async function insertTasks(tx: Tx, tasks: Placed[], { board, withTemplates }: TasksToCopy): Promise<void> {
  const type = board.type === "roadmap" ? "roadmap" : "task";
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO task (id, board_id, stage_id, parent_id, subtask_group_id, title, slug, type, status, priority, description, position, due_at, last_completed_at,
      cover_color, is_template, subtask_count, subtask_completed_count, created_by)
    SELECT placed.id, ${board.id}, placed.stage, placed.parent, placed.group, t.title, t.slug, ${type}::task_type, placed.status, t.priority, t.description, placed.position, t.due_at,
      CASE WHEN placed.status = 'closed' THEN coalesce(t.last_completed_at, now()) END,
      t.cover_color, CASE WHEN ${withTemplates} THEN t.is_template END, placed.all, placed.closed, ${board.createdById}::int
    FROM jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb)
      AS placed(old int, id int, stage int, parent int, "group" int, status task_status, position numeric, "all" int, closed int)
    JOIN task t ON t.id = placed.old`,
  );
}

async function copyLabelsAndValues(tx: Tx, tasks: Copy[], { board, labels, fields }: TasksToCopy): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO task_label (task_id, label_id, board_id)
    SELECT task_copy.to_id, label_copy.to_id, ${board.id} FROM task_label l JOIN ${copyTable(tasks, "task_copy")} ON task_copy.from_id = l.task_id JOIN ${copyTable(labels, "label_copy")} ON label_copy.from_id = l.label_id`,
  );
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO custom_field_value (task_id, custom_field_id, board_id, value)
    SELECT task_copy.to_id, field_copy.to_id, ${board.id}, v.value FROM custom_field_value v JOIN ${copyTable(tasks, "task_copy")} ON task_copy.from_id = v.task_id JOIN ${copyTable(fields, "field_copy")} ON field_copy.from_id = v.custom_field_id`,
  );
}

type Original = Pick<Task, "id" | "stageId" | "parentId" | "subtaskGroupId" | "status"> & { position: string };

interface LockedTasks {
  top: Original[];
  subtasks: Original[];
  groups: { id: number }[];
}

async function tasksToCopy(tx: Tx, { source, stages, batch }: TasksToCopy): Promise<LockedTasks> {
  if (!batch) return lockTasks(tx, source, stages, tasksIn(stages.map(({ from }) => from)));

  await lockTaskOrder(tx, ...stages.map(({ to }) => to));
  const isWanted = Prisma.sql`(id = ANY(${batch}::int[]) OR parent_id = ANY(${batch}::int[]))`;
  const locked = await lockTasks(tx, source, stages, isWanted);
  return { ...locked, top: await atTheEnd(tx, locked.top, stages, batch) };
}

const tasksIn = (stageIds: number[]) =>
  Prisma.sql`(stage_id = ANY(${stageIds}::int[]) OR parent_id IN (SELECT p.id FROM task p WHERE p.stage_id = ANY(${stageIds}::int[])))`;

async function atTheEnd(tx: Tx, tasks: Original[], stages: Copy[], order: number[]): Promise<Original[]> {
  const ends = await rowsOf<{ id: number; last: number }>(
    tx,
    Prisma.sql`
    SELECT from_id AS id, coalesce((SELECT floor(position) FROM task WHERE ${onStage(Prisma.sql`to_id`)} ORDER BY position DESC LIMIT 1), 0)::int AS last
    FROM ${copyTable(stages)}`,
  );
  const last = new Map(ends.map((stage) => [stage.id, stage.last]));
  const places = new Map(order.map((id, at) => [id, at]));
  return tasks
    .toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
    .map((task) => {
      const place = (last.get(task.stageId ?? 0) ?? 0) + 1;
      last.set(task.stageId ?? 0, place);
      return { ...task, position: String(place) };
    });
}

/** Reads a consistent snapshot of the active tasks. Others may still move and edit them, but not delete them. */
async function lockTasks(
  tx: Tx,
  { id }: Pick<Board, "id">,
  stages: Copy[],
  isWanted: Prisma.Sql,
): Promise<LockedTasks> {
  const locked = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`SELECT id FROM task WHERE board_id = ${id} AND archived_at IS NULL AND ${isWanted} ORDER BY id FOR KEY SHARE`,
  );
  const ids = locked.map((task) => task.id);
  const [groups, tasks] = await Promise.all([
    rowsOf<{ id: number; taskId: number }>(
      tx,
      Prisma.sql`SELECT g.id, g.task_id AS "taskId" FROM subtask_group g WHERE g.task_id = ANY(${ids}::int[]) ORDER BY g.id FOR KEY SHARE`,
    ),
    rowsOf<Original>(
      tx,
      Prisma.sql`
      SELECT id, stage_id AS "stageId", parent_id AS "parentId", subtask_group_id AS "subtaskGroupId", status::text, position::text FROM task
      WHERE id = ANY(${ids}::int[]) AND board_id = ${id} AND archived_at IS NULL ORDER BY id`,
    ),
  ]);
  return inStages(tasks, groups, new Set(stages.map(({ from }) => from)));
}

function inStages(tasks: Original[], groups: { id: number; taskId: number }[], stageIds: Set<number>): LockedTasks {
  const top = tasks.filter(({ stageId }) => stageId !== null && stageIds.has(stageId));
  const parents = new Set(top.map(({ id }) => id));
  const copiedGroups = groups.filter(({ taskId }) => parents.has(taskId));
  const groupIds = new Set(copiedGroups.map(({ id }) => id));
  return {
    top,
    subtasks: tasks.filter(({ subtaskGroupId }) => subtaskGroupId !== null && groupIds.has(subtaskGroupId)),
    groups: copiedGroups,
  };
}
