import "server-only";
import { Prisma, type TrashKind } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { keepRows, type Trashed } from "@/lib/trash/keep-rows";

type ActorId = { id: number | null };

/** Needs the tasks' locks. The subtasks of a task go with it, also when they are named themselves. */
export async function trashTasks(
  tx: Tx,
  tasks: { id: number; parentId: number | null }[],
  actor: ActorId,
): Promise<void> {
  const named = new Set(tasks.map(({ id }) => id));
  const ids = tasks.filter(({ parentId }) => parentId === null || !named.has(parentId)).map(({ id }) => id);
  // A row that refers to a task could still be inserted while the task is only locked for a change.
  await sendAlong(tx, Prisma.sql`SELECT id FROM task WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`);
  await putIn(tx, { kind: "task", ids }, actor, {
    ...{ boardId: Prisma.sql`t.board_id`, title: Prisma.sql`t.title` },
    contents: Prisma.sql`(SELECT count(*) FROM task s WHERE s.parent_id = t.id)`,
  });
}

/** Needs `lockStageOrder` and the locks of its tasks. */
export const trashStage = (tx: Tx, id: number, actor: ActorId): Promise<void> =>
  putIn(tx, { kind: "stage", ids: [id] }, actor, {
    ...{ boardId: Prisma.sql`t.board_id`, title: Prisma.sql`t.title` },
    contents: Prisma.sql`(SELECT count(*) FROM task s WHERE s.stage_id = t.id)`,
  });

/** Needs `lockStageOrder`. Locks the tasks, then the board. Items of the board stay, and are back with it. */
export async function trashBoard(tx: Tx, id: number, actor: ActorId): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`SELECT id FROM task WHERE board_id = ${id} ORDER BY parent_id IS NOT NULL, id FOR UPDATE`,
  );
  await sendAlong(tx, Prisma.sql`SELECT id FROM board WHERE id = ${id} FOR UPDATE`);
  await putIn(tx, { kind: "board", ids: [id] }, actor, {
    ...{ boardId: Prisma.sql`t.id`, title: Prisma.sql`t.title` },
    contents: Prisma.sql`(SELECT count(*) FROM task s WHERE s.board_id = t.id AND s.parent_id IS NULL)`,
  });
}

/** Needs the locks of their tasks. Replies go with their comment. */
export async function trashComments(
  tx: Tx,
  comments: { id: number; parentId: number | null }[],
  actor: ActorId,
): Promise<void> {
  const named = new Set(comments.map(({ id }) => id));
  const ids = comments.filter(({ parentId }) => parentId === null || !named.has(parentId)).map(({ id }) => id);
  await sendAlong(tx, Prisma.sql`SELECT id FROM comment WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`);
  const more = { table: "notification", where: NOTIFICATIONS };
  await putIn(tx, { kind: "comment", ids, more }, actor, {
    boardId: Prisma.sql`t.board_id`,
    title: titleOfComment(Prisma.sql`t.raw_description`),
    contents: Prisma.sql`(SELECT count(*) FROM comment s WHERE s.parent_id = t.id)`,
    taskId: Prisma.sql`t.task_id`,
    authorId: Prisma.sql`t.created_by`,
  });
}

/** The start of its text as typed, as in lists of activity. */
export const titleOfComment = (raw: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`left(regexp_replace(${raw}, '\\s+', ' ', 'g'), 200)`;

/** They name a comment without a foreign key. */
const NOTIFICATIONS = Prisma.sql`t.task_id = item.task_id AND item.record_id::text IN (t.settings ->> 'comment_id', t.settings ->> 'reply_id')`;

interface Facts {
  boardId: Prisma.Sql;
  title: Prisma.Sql;
  contents: Prisma.Sql;
  taskId?: Prisma.Sql;
  authorId?: Prisma.Sql;
}

async function putIn(tx: Tx, trashed: Trashed & { kind: TrashKind }, actor: ActorId, facts: Facts): Promise<void> {
  const { boardId, title, contents, taskId = Prisma.sql`NULL`, authorId = Prisma.sql`NULL` } = facts;
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO trash_item (kind, record_id, board_id, task_id, title, contents, author_id, deleted_by)
    SELECT ${trashed.kind}::trash_kind, t.id, ${boardId}, ${taskId}, ${title}, ${contents}, ${authorId}, ${actor.id}::int
    FROM ${Prisma.raw(trashed.kind)} t WHERE t.id = ANY(${trashed.ids}::int[])`,
  );
  await keepRows(tx, trashed);
}

/** After the rows were deleted, whose triggers schedule their files for removal: the trash keeps them. */
export const keepFiles = (tx: Tx, kind: TrashKind, ids: number[]): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`
    DELETE FROM discarded_file d USING (
      SELECT r.row ->> 'driver' AS driver, file.path FROM trash_item i JOIN trash_row r ON r.item_id = i.id AND r.table_name = 'attachment' AND r.column_name IS NULL
      CROSS JOIN LATERAL (VALUES (r.row ->> 'file_path'), (r.row ->> 'thumbnail_path')) AS file (path)
      WHERE i.kind = ${kind}::trash_kind AND i.record_id = ANY(${ids}::int[])) kept
    WHERE d.driver = kept.driver AND d.file_path = kept.path`,
  );
