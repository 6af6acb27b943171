import { describe, expect, test } from "vitest";
import { GET as listTasks } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { loadedTasksFromAll, tasksOfColumns } from "@/components/board-store/edits/all-tasks";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  addAssignees,
  addWatchers,
  aField,
  aFieldValue,
  aLabel,
  aStage,
  aSubtask,
  aTask,
  attachLabel,
  call,
  queryCountOf,
} from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { GET } from "./route";

type Home = Awaited<ReturnType<typeof aBoardOfAnna>>;

const send = async ({ vera, board }: Home) => (await call(GET, { as: vera, params: { board_id: board.id } })).json;

const KNOWN_BY_SCREENS = ["description", "lead_value", "issue_number", "contact", "task_custom_fields"];

/** A record of the API without what is left out or shared in the compact form. */
function withoutPivots(record: Record<string, unknown>) {
  const links = ["assignees", "watchers", "labels"].map((name) => [name, bare(record[name])]);
  const kept = Object.entries(record).filter(([name]) => !KNOWN_BY_SCREENS.includes(name));
  return Object.fromEntries([...kept, ...links]);
}

const bare = (links: unknown) => (links as { pivot?: object }[]).map(({ pivot: _, ...thing }) => thing);

async function aVariedBoard() {
  const home = await aBoardOfAnna();
  const { anna, vera, board, toDo, doing } = home;
  const task = await aTask(toDo, {
    title: "Zażółć",
    priority: "urgent",
    description: "<p>Deep</p>",
    coverColor: "#ff0000",
    isTemplate: true,
    dueAt: new Date("2020-01-01T12:00:00Z"),
  });
  await addAssignees(task, anna, vera);
  await addWatchers(task, vera);
  const label = await aLabel(board);
  await attachLabel(task, label);
  await attachLabel(await aTask(doing, { title: "done", status: "closed", isPinned: true }), label);
  const field = await aField(board, { type: "number" });
  await aFieldValue(task, field, 12);
  return { ...home, task, field };
}

describe("GET /boards/:board_id/tasks", () => {
  test("describes each task as the list of records does", async () => {
    const home = await aVariedBoard();
    const records = (await call(listTasks, { as: home.vera, params: { board_id: home.board.id } })).json.tasks;

    const tasks = tasksOfColumns(await send(home));

    const byId = new Map(tasks.map((task) => [task.id, task]));
    expect(tasks).toHaveLength(records.length);
    for (const record of records)
      expect(withoutPivots({ ...byId.get(record.id) })).toMatchObject(withoutPivots(record));
    expect(byId.get(home.task.id)).toMatchObject({
      has_description: true,
      task_custom_fields: [{ foreign_id: home.field.id, object_id: home.task.id, settings: { value: 12 } }],
    });
  });

  test("returns what the board shows: no subtasks, nothing archived, nothing of another board", async () => {
    const home = await aBoardOfAnna();
    const { board, toDo, doing } = home;
    const task = await aTask(toDo);
    await aSubtask(task);
    const archived = { archivedAt: new Date(), position: 0 };
    await aTask(toDo, archived);
    await aTask(await aStage(board, archived), archived);
    await aTask(await aStage(await aBoard()));

    const all = await send(home);

    expect(all).toMatchObject({ count: 1, columns: { id: [task.id] }, newest_task_id: task.id });
    expect(all.stage_ids).toEqual(expect.arrayContaining([toDo.id, doing.id]));
    expect(loadedTasksFromAll(all).stages[doing.id]).toEqual({ total: 0, end: null });
  });

  test("names the tasks that depend on another one, and those that others depend on", async () => {
    const home = await aBoardOfAnna();
    const [first, second] = [await aTask(home.toDo), await aTask(home.toDo)];
    await aTask(home.toDo);
    await db.taskDependency.create({
      data: { predecessorId: first.id, successorId: second.id, boardId: home.board.id },
    });

    expect((await send(home)).dependent_task_ids).toEqual([first.id, second.id]);
  });

  test("is empty for a board without tasks", async () => {
    const all = await send(await aBoardOfAnna());

    expect(all).toMatchObject({ count: 0, columns: {}, people: [], labels: [], newest_task_id: 0 });
    expect(tasksOfColumns(all)).toEqual([]);
  });

  test("takes as many statements for a hundred tasks as for one", async () => {
    const home = await aBoardOfAnna();
    await aTask(home.toDo);
    const sent = { as: home.vera, params: { board_id: home.board.id } };
    const ofOne = await queryCountOf(GET, sent);
    for (let count = 0; count < 100; count += 1) await aTask(home.doing);

    expect(await queryCountOf(GET, sent)).toBe(ofOne);
  });

  testForbidden(GET);
});
