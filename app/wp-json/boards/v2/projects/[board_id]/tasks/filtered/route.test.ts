import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayIn } from "@/lib/dates/dates-on-screen";
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
  titlesOf,
} from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { GET as byStage } from "../by-stage/route";
import { GET } from "./route";

type Home = Awaited<ReturnType<typeof aBoardOfAnna>>;

const send = (as: { id: number; login: string }, board: { id: number }, query = "") =>
  call(GET, {
    as,
    params: { board_id: board.id },
    path: `/wp-json/boards/v2/projects/${board.id}/tasks/filtered?${query}`,
  });

/** The titles of the tasks that Vera finds. */
const found = async ({ vera, board }: Home, query: string) => titlesOf((await send(vera, board, query)).json.tasks);

describe("GET /projects/:board_id/tasks/filtered", () => {
  test("returns cards, exactly as by-stage does, by stage and position", async () => {
    const { anna, vera, board, toDo, doing } = await aBoardOfAnna();
    await aTask(doing, { title: "third" });
    const task = await aTask(toDo, { title: "second", position: 2, dueAt: new Date("2020-01-01T12:00:00Z") });
    await aTask(toDo, { title: "first", position: 1 });
    await addAssignees(task, anna);
    const label = await aLabel(board);
    await attachLabel(task, label);

    const { status, json } = await send(vera, board);

    expect(status).toBe(200);
    expect(titlesOf(json.tasks)).toEqual(["first", "second", "third"]);
    expect(json).toEqual({ tasks: (await call(byStage, { as: vera, params: { board_id: board.id } })).json.tasks });
  });

  test("without a filter it returns what the board shows: no subtasks, nothing archived, nothing of another board", async () => {
    const home = await aBoardOfAnna();
    const { board, toDo } = home;
    await aSubtask(await aTask(toDo, { title: "task" }));
    const archived = { archivedAt: new Date(), position: 0 };
    await aTask(toDo, { title: "archived", ...archived });
    await aTask(await aStage(board, archived), { title: "in an archived stage", ...archived });
    await aTask(await aStage(await aBoard()), { title: "elsewhere" });

    expect(await found(home, "search=&priority=&stage=&assignee[]")).toEqual(["task"]);
    expect(await found(home, "include_archived=false")).toEqual(["task"]);
    expect((await found(home, "include_archived=true")).sort()).toEqual(["archived", "task"]);
    expect((await found(home, "task_status[]=archived")).sort()).toEqual(["archived", "in an archived stage"]);
    expect((await found(home, "stage=archived")).sort()).toEqual(["archived", "in an archived stage"]);
  });

  test("an array matches any of its choices; several filters must all match", async () => {
    const home = await aBoardOfAnna();
    const { anna, max, toDo, doing } = home;
    const [firstTask, secondTask] = [
      await aTask(toDo, { title: "first", priority: "high" }),
      await aTask(doing, { title: "second", priority: "none" }),
    ];
    await aTask(doing, { title: "nobody's", status: "closed" });
    await addAssignees(firstTask, anna);
    await addAssignees(secondTask, max);

    expect(await found(home, `assignee=${anna.id}`)).toEqual(["first"]);
    expect(await found(home, `assignee[]=${anna.id}&assignee[]=no-assignee`)).toEqual(["first", "nobody's"]);
    expect(await found(home, `assignee[0]=${anna.id}&assignee[1]=${max.id}&stage[]=${doing.id}`)).toEqual(["second"]);
    expect(await found(home, "priority[]=&task_status=open")).toEqual(["second"]);
    expect(await found(home, `search=id:${firstTask.id}&priority=high`)).toEqual(["first"]);
  });

  test("uses the caller's today, in the filter and in the answer", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [east, west] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"] as const;
    for (const timeZone of [east, west])
      await aTask(toDo, { title: timeZone, dueAt: new Date(dayIn(new Date(), timeZone)) });
    await db.user.update({ where: { id: anna.id }, data: { timezone: east } });
    await db.setting.create({ data: { key: "site", value: { timezone: west } } });

    const [ahead, behind] = [
      { isOverdue: false, isUpcoming: true },
      { isOverdue: true, isUpcoming: false },
    ];
    expect((await send(anna, board, "due_date=today")).json.tasks).toMatchObject([{ title: east, ...ahead }]);
    expect((await send(max, board, "due_date=today")).json.tasks).toMatchObject([{ title: west, ...ahead }]);
    expect((await send(anna, board, "due_date[]=overdue")).json.tasks).toMatchObject([{ title: west, ...behind }]);
  });

  test("S3: stages, labels and people of another board find nothing, and no error reveals whether they exist", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    await aTask(toDo);
    const elsewhere = await aBoardOfAnna();
    const task = await aTask(elsewhere.toDo, { crmContactId: 5 });
    const label = await aLabel(elsewhere.board);
    await attachLabel(task, label);
    await addAssignees(task, elsewhere.max);
    await addWatchers(task, elsewhere.max);
    const field = await aField(elsewhere.board);
    await aFieldValue(task, field, "text");
    const foreign = [
      `stage=${elsewhere.toDo.id}`,
      `labels=${label.id}`,
      `assignee=${elsewhere.max.id}`,
      `watchers=${elsewhere.max.id}`,
      "contact=5",
      `custom_fields=${field.id}`,
      `search=id:${task.id}99`,
    ];

    const answers = await Promise.all(
      [...foreign, "stage=99999999999", "labels=2147483647"].map((query) => send(anna, board, query)),
    );

    expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [200, { tasks: [] }]));
  });

  test.each([
    "stage=x",
    "stage[]=-1",
    "task_status=done",
    "priority=none",
    "assignee=me",
    "labels=1.5",
    "watchers[]=no-watcher",
    "contact={}",
    "custom_fields[a]=1",
    "due_date=yesterday",
    "include_archived=perhaps",
    "search[]=x",
    "assignee=1,2",
  ])("answers 400 that names the filter for %s", async (query) => {
    const { vera, board } = await aBoardOfAnna();

    const { status, json } = await send(vera, board, query);

    expect([status, Object.keys(json.data.params)]).toEqual([400, [query.split(/[=[]/)[0]]]);
  });

  test("queries the database as often for 50 tasks as for 2, with filters", async () => {
    const queries = [];
    for (const size of [2, 50]) {
      const { anna, max, board, toDo } = await aBoardOfAnna();
      for (let at = 0; at < size; at += 1) await addAssignees(await aTask(toDo, { dueAt: new Date(0) }), max);
      const query = { due_date: "overdue", assignee: max.id, labels: "no-label", stage: toDo.id, search: "Task" };
      queries.push(await queryCountOf(GET, { as: anna, params: { board_id: board.id }, query }));
    }

    expect(queries[1]).toBe(queries[0]);
  });

  testForbidden(GET);
});
