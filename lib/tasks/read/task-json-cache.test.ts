import { expect, test } from "vitest";
import { type Board, Prisma, type User } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { boardOfUser } from "@/lib/boards/find";
import { viewerContextOf } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { loadSerialized } from "@/lib/tasks/read/task-json-cache";
import { loadTaskVersions, pickedTasks, tasksAsJson } from "@/lib/tasks/read/load-rows";
import { allTasksOfPath } from "@/lib/tasks/read/list-compact";
import { loadTasks } from "@/lib/tasks/read/load";
import { presentCompactTasks } from "@/lib/tasks/present/compact";
import { firstPages } from "@/lib/tasks/read/first-pages";
import { taskPresenter } from "@/lib/tasks/present/task";
import { aBoardOfAnna, aField, aFieldValue, aLabel, aNotification, aTask, requestOn } from "@/lib/testing";
import { attach } from "@/lib/testing/everything/things";
import { readFor } from "@/lib/users/caller-read";
import { withRowCounts } from "@/lib/testing/db/row-counts";
import { statementsOf } from "@/lib/testing/db/statements";

type World = Awaited<ReturnType<typeof aFullTask>>;

/** Written once, with the file. A task that shows another file is itself updated. */
const CONSTANTS = ["attachment.file_hash", "attachment.id"];

test("a task has another version after an update of any column that is cached with it", async () => {
  const { task } = await aFullTask();
  const unnoticed: string[] = [];

  for (const { table, column } of await attachedColumns()) {
    // The triggers do not compare values.
    const changed = await tasksChangedBy(`UPDATE "${table}" SET "${column}" = "${column}"`);
    if (!changed.includes(task.id)) unnoticed.push(`${table}.${column}`);
  }

  expect(unnoticed).toEqual(CONSTANTS);
});

test("tasks have another version after rows that are cached were moved, deleted and inserted", async () => {
  const { task, other } = await aFullTask();
  const tables = (await attachedColumns()).filter(({ column }) => column === "task_id").map(({ table }) => table);

  for (const table of tables) {
    const [saved] = await db.$queryRawUnsafe<{ rows: string }[]>(`SELECT json_agg(r)::text AS rows FROM ${table} r`);
    const moved = await tasksChangedBy(`UPDATE ${table} SET task_id = ${other.id}`);
    const deleted = await tasksChangedBy(`DELETE FROM ${table}`);
    const inserted = await tasksChangedBy(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`,
      saved?.rows,
    );
    expect({ table, moved, deleted, inserted }).toEqual({
      table,
      moved: [task.id, other.id],
      deleted: [other.id],
      inserted: [task.id],
    });
  }
  expect(tables).toContain("task_assignee");
});

/** What a list shows besides its cached tasks. */
const CHANGES: Record<string, (world: World) => Promise<unknown>> = {
  "a label's title": ({ label }) => db.label.update({ where: { id: label.id }, data: { title: "Renamed" } }),
  "somebody's name": ({ max }) => db.user.update({ where: { id: max.id }, data: { displayName: "Maximilian" } }),
  "somebody's role": ({ max }) => db.boardMember.updateMany({ where: { userId: max.id }, data: { role: "manager" } }),
  "somebody who is gone": ({ max }) => db.user.delete({ where: { id: max.id } }),
  "a picture that is gone": ({ cover }) => db.attachment.delete({ where: { id: cover.id } }),
  "news of the task": ({ task, anna }) => aNotification(task, anna),
  "another title": ({ task }) => db.task.update({ where: { id: task.id }, data: { title: "Other" } }),
  "a new task": ({ toDo }) => aTask(toDo),
  "a deleted task": ({ task }) => db.task.delete({ where: { id: task.id } }),
  "another order": ({ other }) =>
    db.task.update({ where: { id: other.id }, data: { dueAt: new Date("2020-01-01T12:00:00Z") } }),
};

test.each(Object.entries(CHANGES))("a list that was cached before shows %s", async (_, change) => {
  const world = await aFullTask();
  const before = await listed(world);

  await change(world);

  const after = await listed(world);
  expect(after).toEqual(await listedWithoutCache(world));
  expect(after).not.toEqual(before);
});

test.each(Object.entries(CHANGES))("the first cards of a board that were cached before show %s", async (_, change) => {
  const world = await aFullTask();
  await firstCards(world);

  await change(world);

  const fresh = await firstCardsWithoutCache(world);
  expect((await firstCards(world)).json).toEqual(fresh);
  expect(await firstCards(world)).toEqual({ json: fresh, trips: 1 });
});

test.each(Object.entries(CHANGES))("all tasks of a board that were cached before show %s", async (_, change) => {
  const world = await aFullTask();
  const before = await allTasks(world);

  await change(world);

  const after = await allTasks(world);
  expect(after).toEqual(await allTasksWithoutCache(world));
  expect(after).not.toEqual(before);
});

test("of all tasks of a board only the first character of a description is read", async () => {
  const { board, toDo, anna } = await aBoardOfAnna();
  await aTask(toDo, { description: "<p>Deep</p>", position: 1 });
  await aTask(toDo, { position: 2 });

  const { rows } = await readAllTasks(board, anna);

  expect(rows.map(({ description }) => description)).toEqual(["<", null]);
});

test("a cached list has each reader's own values and the present overdue state", async () => {
  const { board, anna, max, vera } = await aFullTask();
  await db.task.updateMany({ data: { dueAt: new Date("2030-03-05T12:00:00Z") } });
  const seen = async (userId: number, now: string) => {
    const loaded = await loadAll(board.id, userId);
    return JSON.parse(
      taskPresenter(loaded, { userId, seesEmails: false, seesInvited: false }, new Date(now)).serialized(loaded.tasks)
        .text,
    ).map((task: { is_watching: boolean; isOverdue: boolean }) => [task.is_watching, task.isOverdue]);
  };

  expect(await seen(max.id, "2030-03-05T11:00:00Z")).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(await seen(vera.id, "2030-03-05T13:00:00Z")).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(await seen(anna.id, "2030-03-05T11:00:00Z")).toEqual([
    [false, false],
    [false, false],
  ]);
});

test("a task is loaded once, and again only after a change", async () => {
  const world = await aFullTask();
  const rowsRead = async () =>
    (await statementsOf(() => listed(world))).map(({ values }) => values.find(Array.isArray));
  await listed(world);

  await db.task.update({ where: { id: world.task.id }, data: { title: "Other" } });

  expect(await rowsRead()).toEqual([undefined, [world.task.id]]);
  expect(await rowsRead()).toEqual([undefined, []]);
});

test("changes of a task's relations update its row once in a transaction", async () => {
  const { task, vera } = await aFullTask();

  const { written } = await db.$transaction((tx) =>
    withRowCounts(tx, "task", async () => {
      await tx.taskWatcher.create({ data: { taskId: task.id, userId: vera.id } });
      await tx.customFieldValue.deleteMany({ where: { taskId: task.id } });
    }),
  );

  expect(written).toBe(1);
});

test("many tasks are updated in linear time, even with statistics of a small table", async () => {
  const { toDo, max } = await aBoardOfAnna();
  const tasks: { id: number }[] = [];
  for (let number = 0; number < 10; number += 1) tasks.push(await aTask(toDo));
  await db.$executeRaw`ANALYZE task, task_watcher`;

  const { read } = await db.$transaction(async (tx) => {
    for (const { id } of tasks) await tx.taskWatcher.create({ data: { taskId: id, userId: max.id } });
    await tx.$executeRaw`INSERT INTO task (board_id, stage_id, title, slug, position) SELECT ${toDo.boardId}, ${toDo.id}, 'Task', 'task', 1000 + n FROM generate_series(1, 3000) n`;
    // Foreign key checks read rows, too.
    await tx.$executeRaw`ALTER TABLE task_watcher DISABLE TRIGGER ALL`;
    await tx.$executeRaw`ALTER TABLE task_watcher ENABLE TRIGGER task_watcher_inserted`;
    const counted = await withRowCounts(
      tx,
      "task",
      () =>
        tx.$executeRaw`INSERT INTO task_watcher (task_id, user_id) SELECT id, ${max.id} FROM task ON CONFLICT DO NOTHING`,
    );
    await tx.$executeRaw`ALTER TABLE task_watcher ENABLE TRIGGER ALL`;
    return counted;
  });

  expect(read).toBeLessThan(3 * 3000);
});

/** What is cached besides the task's own row, as PostgreSQL lists it for a view. */
async function attachedColumns(): Promise<{ table: string; column: string }[]> {
  const { sql } =
    Prisma.sql`WITH ${pickedTasks({ where: Prisma.sql`TRUE` })} SELECT json_build_array(${tasksAsJson}) FROM picked t`;
  expect(sql.match(/\b(FROM|JOIN) task\b/g), "no other task is read").toHaveLength(1);
  return db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`CREATE TEMPORARY VIEW cached AS ${sql}`);
    const columns = await tx.$queryRaw<{ table: string; column: string }[]>`
      SELECT table_name AS "table", column_name AS "column" FROM information_schema.view_column_usage
      WHERE view_name = 'cached' AND table_name <> 'task' ORDER BY 1, 2`;
    await tx.$executeRaw`DROP VIEW cached`;
    return columns;
  });
}

async function tasksChangedBy(statement: string, ...values: unknown[]): Promise<number[]> {
  const versions = async () => loadTaskVersions(db, { where: Prisma.sql`TRUE`, order: Prisma.sql`t.id` });
  const before = byId(await versions());
  await db.$executeRawUnsafe(statement, ...values);
  return (await versions()).filter(({ id, version }) => version !== before.get(id)?.version).map(({ id }) => id);
}

const active = (boardId: number) => ({
  where: Prisma.sql`t.board_id = ${boardId} AND t.archived_at IS NULL`,
  order: Prisma.sql`t.due_at NULLS FIRST, t.id`,
});

async function loadAll(boardId: number, readerId: number) {
  const selection = active(boardId);
  return loadSerialized(boardId, readerId, selection.where, await loadTaskVersions(db, selection));
}

const asAnna = ({ anna }: World) => ({ userId: anna.id, seesEmails: true, seesInvited: false });

async function listed(world: World): Promise<unknown> {
  const loaded = await loadAll(world.board.id, world.anna.id);
  return taskPresenter(loaded, asAnna(world)).serialized(loaded.tasks).toJSON();
}

async function listedWithoutCache(world: World): Promise<unknown> {
  const loaded = await loadTasks(db, world.board.id, world.anna.id, active(world.board.id));
  return taskPresenter(loaded, asAnna(world)).tasks(loaded.rows).toJSON();
}

async function allTasks(world: World): Promise<unknown> {
  return presentCompactTasks(await readAllTasks(world.board, world.anna), asAnna(world));
}

const readAllTasks = ({ id }: Pick<Board, "id">, person: User) =>
  readFor({ ...person, isAdmin: false }, allTasksOfPath, { board_id: String(id) });

async function allTasksWithoutCache(world: World): Promise<unknown> {
  const order = Prisma.sql`t.stage_id, t.position, t.id`;
  const loaded = await loadTasks(db, world.board.id, world.anna.id, { ...active(world.board.id), order });
  const stages = await db.stage.findMany({ where: { boardId: world.board.id }, orderBy: { position: "asc" } });
  return presentCompactTasks({ ...loaded, dependentIds: [], stageIds: stages.map(({ id }) => id) }, asAnna(world));
}

/** A task with all relations and one without. */
async function aFullTask() {
  const world = await aBoardOfAnna();
  const { board, toDo, max } = world;
  const [task, other, label] = [await aTask(toDo), await aTask(toDo), await aLabel(board)];
  const field = await aField(board, { type: "number" });
  const [onTask, onBoard] = [{ taskId: task.id }, { taskId: task.id, boardId: board.id }];
  await db.taskAssignee.create({ data: { ...onTask, userId: max.id } });
  await db.taskWatcher.create({ data: { ...onTask, userId: max.id } });
  await db.taskLabel.create({ data: { ...onBoard, labelId: label.id } });
  await aFieldValue(task, field, 3);
  await db.repeatRule.create({ data: { ...onBoard, unit: "weekly", every: 1 } });
  return { ...world, task, other, label, cover: await attach(task, "task_cover") };
}

async function firstCards({ board, anna }: World) {
  const { json, trips } = await requestOn(board, anna, "GET tasks/by-stage");
  return { json: { tasks: json.tasks, pages: json.pagination_by_stage, newest: json.newest_task_id }, trips };
}

async function firstCardsWithoutCache({ board, anna }: World) {
  const user = { ...anna, isAdmin: false };
  const cards = await firstPages(board, { includeArchived: false }, user);
  const { membership } = await boardOfUser({ board_id: String(board.id) }, user);
  const json = {
    tasks: cards.rows.map(taskPresenter(cards, viewerContextOf(user, { membership })).card),
    pages: Object.fromEntries(cards.pages.map((page) => [page.stage_id, page])),
    newest: cards.newestTaskId,
  };
  return JSON.parse(JSON.stringify(json)) as unknown;
}
