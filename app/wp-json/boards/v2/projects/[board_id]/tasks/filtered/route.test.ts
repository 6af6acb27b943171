import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { aBoard, aBoardOfAnna, aLabel, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { GET as byStage } from "../by-stage/route";
import { GET } from "./route";

const titles = (json: { tasks: { title: string }[] }) => json.tasks.map(({ title }) => title);
const send = (as: { id: number; login: string }, board: { id: number }, query = "") =>
  call(GET, {
    as,
    params: { board_id: board.id },
    path: `/wp-json/boards/v2/projects/${board.id}/tasks/filtered?${query}`,
  });

describe("GET /projects/:board_id/tasks/filtered", () => {
  test("returns cards, exactly as by-stage does, by stage and position", async () => {
    const { anna, vera, board, toDo, doing } = await aBoardOfAnna();
    await aTask(doing, { title: "third" });
    const task = await aTask(toDo, { title: "second", position: 2, dueAt: new Date("2020-01-01T12:00:00Z") });
    await aTask(toDo, { title: "first", position: 1 });
    await db.taskAssignee.create({ data: { taskId: task.id, userId: anna.id } });
    const label = await aLabel(board);
    await db.taskLabel.create({ data: { taskId: task.id, labelId: label.id, boardId: board.id } });

    const { status, json } = await send(vera, board);

    expect(status).toBe(200);
    expect(titles(json)).toEqual(["first", "second", "third"]);
    expect(json).toEqual({ tasks: (await call(byStage, { as: vera, params: { board_id: board.id } })).json.tasks });
  });

  test("without a filter it returns what the board shows: no subtasks, nothing archived, nothing of another board", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    await aSubtask(await aTask(toDo, { title: "task" }));
    const archived = { archivedAt: new Date(), position: 0 };
    await aTask(toDo, { title: "archived", ...archived });
    await aTask(await aStage(board, archived), { title: "in an archived stage", ...archived });
    await aTask(await aStage(await aBoard()), { title: "elsewhere" });

    expect(titles((await send(vera, board, "search=&priority=&stage=&assignee[]")).json)).toEqual(["task"]);
    expect(titles((await send(vera, board, "include_archived=false")).json)).toEqual(["task"]);
    expect(titles((await send(vera, board, "include_archived=true")).json).sort()).toEqual(["archived", "task"]);
    expect(titles((await send(vera, board, "task_status[]=archived")).json).sort()).toEqual([
      "archived",
      "in an archived stage",
    ]);
    expect(titles((await send(vera, board, "stage=archived")).json).sort()).toEqual([
      "archived",
      "in an archived stage",
    ]);
  });

  test("an array matches any of its choices; several filters must all match", async () => {
    const { anna, max, vera, board, toDo, doing } = await aBoardOfAnna();
    const [firstTask, secondTask] = [
      await aTask(toDo, { title: "first", priority: "high" }),
      await aTask(doing, { title: "second", priority: "none" }),
    ];
    await aTask(doing, { title: "nobody's", status: "closed" });
    await db.taskAssignee.createMany({
      data: [
        { taskId: firstTask.id, userId: anna.id },
        { taskId: secondTask.id, userId: max.id },
      ],
    });

    expect(titles((await send(vera, board, `assignee=${anna.id}`)).json)).toEqual(["first"]);
    expect(titles((await send(vera, board, `assignee[]=${anna.id}&assignee[]=no-assignee`)).json)).toEqual([
      "first",
      "nobody's",
    ]);
    expect(
      titles((await send(vera, board, `assignee[0]=${anna.id}&assignee[1]=${max.id}&stage[]=${doing.id}`)).json),
    ).toEqual(["second"]);
    expect(titles((await send(vera, board, "priority[]=&task_status=open")).json)).toEqual(["second"]);
    expect(titles((await send(vera, board, `search=id:${firstTask.id}&priority=high`)).json)).toEqual(["first"]);
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
    await db.taskLabel.create({ data: { taskId: task.id, labelId: label.id, boardId: elsewhere.board.id } });
    await db.taskAssignee.create({ data: { taskId: task.id, userId: elsewhere.max.id } });
    await db.taskWatcher.create({ data: { taskId: task.id, userId: elsewhere.max.id } });
    const field = await db.customField.create({
      data: { boardId: elsewhere.board.id, title: "Field", slug: "field", type: "text", position: 1 },
    });
    await db.customFieldValue.create({
      data: { taskId: task.id, customFieldId: field.id, boardId: elsewhere.board.id, value: "text" },
    });
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

  test("queries the database as often for 50 tasks as for 2, for every filter", async () => {
    const queries = [];
    for (const size of [2, 50]) {
      const { anna, max, board, toDo } = await aBoardOfAnna();
      for (let at = 0; at < size; at += 1)
        await db.taskAssignee.create({
          data: { taskId: (await aTask(toDo, { dueAt: new Date(0) })).id, userId: max.id },
        });
      const filters: Record<string, string | number>[] = [
        {},
        { due_date: "overdue", assignee: max.id, labels: "no-label", stage: toDo.id, search: "Task" },
      ];
      for (const query of filters)
        queries.push(await queryCountOf(GET, { as: anna, params: { board_id: board.id }, query }));
    }

    expect(queries.slice(2)).toEqual(queries.slice(0, 2));
  });

  test("answers 403 for a stranger", async () => {
    const { board } = await aBoardOfAnna();

    expect((await send(await aUser(), board)).status).toBe(403);
  });
});
