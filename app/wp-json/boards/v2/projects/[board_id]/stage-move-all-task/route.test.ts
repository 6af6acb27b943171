import { describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStageWithoutGaps, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { aUser } from "@/lib/testing/factories/people";
import { refusingAtCommit, rowsIn } from "@/lib/testing/probes/refused-commits";
import { PUT } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
type Stages = Record<"from" | "to", { id: number; boardId: number }>;
const moveAll = (as: { id: number; login: string }, { from, to }: Stages) =>
  call(PUT, { as, params: { board_id: from.boardId }, body: { oldStageId: from.id, newStageId: to.id } });
const positionsIn = async ({ id }: { id: number }) =>
  (await db.task.findMany({ where: { stageId: id, archivedAt: null }, orderBy: { position: "asc" } })).map(
    ({ title, position }) => [title, position.toFixed(2)],
  );
const lines = async () =>
  (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ taskId, action, column, oldValue, newValue }) => [
    taskId,
    action,
    column,
    oldValue,
    newValue,
  ]);

describe("PUT /projects/:board_id/stage-move-all-task", () => {
  test("moves the active tasks to the end of the other stage in their order, and nothing else", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    const [c, a] = [
      await aTask(toDo, { title: "c", position: 7, updatedAt: LONG_AGO }),
      await aTask(toDo, { title: "a", position: 0.5, updatedAt: LONG_AGO }),
    ];
    await aTask(doing, { title: "first", position: 2.25 });
    const stay = [
      await aTask(toDo, { title: "gone", archivedAt: LONG_AGO, position: 0, updatedAt: LONG_AGO }),
      await aSubtask(a, { updatedAt: LONG_AGO }),
    ];

    const { status, json } = await moveAll(max, { from: toDo, to: doing });

    expect([status, json.message]).toEqual([200, "Tasks have been moved"]);
    expect(await positionsIn(doing)).toEqual([
      ["first", "2.25"],
      ["a", "3.25"],
      ["c", "4.25"],
    ]);
    expect(
      json.updatedTasks
        .slice(0, 2)
        .map(({ id, stage_id, position }: Record<string, unknown>) => [id, stage_id, position])
        .sort(),
    ).toEqual([
      [c.id, doing.id, "4.25"],
      [a.id, doing.id, "3.25"],
    ]);
    expect(json.updatedTasks[0]).toMatchObject({
      isOverdue: false,
      isUpcoming: false,
      is_watching: false,
      assignees: [],
      labels: [],
      watchers: [],
    });
    for (const task of stay)
      expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({
        stageId: task.stageId,
        parentId: task.parentId,
        position: task.position,
        updatedAt: LONG_AGO,
      });
    expect((await call(CHANGES, { as: max, params: { board_id: board.id } })).json.tasks).toHaveLength(3);
    expect(await lines()).toEqual([
      [a.id, "changed", "stage", "To do", "Doing"],
      [c.id, "changed", "stage", "To do", "Doing"],
    ]);
  });

  test("notifies assignees and watchers of each task once, but neither the actor nor people who left the board", async () => {
    const { anna, max, vera, board, toDo, doing } = await aBoardOfAnna();
    const [first, second] = [await aTask(toDo), await aTask(toDo)];
    await aTask(toDo, { title: "nobody's" });
    const gone = await aUser();
    await db.taskWatcher.createMany({ data: [anna, max, gone].map(({ id }) => ({ taskId: first.id, userId: id })) });
    await db.taskAssignee.createMany({
      data: [
        { taskId: first.id, userId: max.id },
        { taskId: second.id, userId: vera.id },
      ],
    });

    await moveAll(anna, { from: toDo, to: doing });

    expect(await db.notification.findMany({ include: { recipients: true }, orderBy: { id: "asc" } })).toMatchObject([
      {
        boardId: board.id,
        taskId: first.id,
        kind: "task_moved_to_new_stage",
        description: "Doing",
        actorId: anna.id,
        recipients: [{ userId: max.id }],
      },
      {
        boardId: board.id,
        taskId: second.id,
        kind: "task_moved_to_new_stage",
        description: "Doing",
        actorId: anna.id,
        recipients: [{ userId: vera.id }],
      },
    ]);
  });

  test("closes tasks that enter a stage of done tasks, reopens tasks that leave one, and counts both", async () => {
    const { max, board, toDo, doing, done } = await aBoardOfAnna();
    const [open, closed] = [
      await aTask(toDo, { title: "open" }),
      await aTask(toDo, { title: "closed", status: "closed", lastCompletedAt: LONG_AGO }),
    ];

    await moveAll(max, { from: toDo, to: done });
    expect(await db.task.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { status: "closed", lastCompletedAt: expect.any(Date) },
      { status: "closed", lastCompletedAt: LONG_AGO },
    ]);
    expect(await countersOf(board)).toEqual(await recounted(board));

    await moveAll(max, { from: done, to: doing });
    expect(await db.task.findMany()).toMatchObject([1, 2].map(() => ({ status: "open", lastCompletedAt: null })));
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect((await lines()).map(([taskId, action, column, old]) => [taskId, action, column, old])).toEqual([
      [open.id, "changed", "stage", "To do"],
      [closed.id, "changed", "stage", "To do"],
      [open.id, "closed", "task", "open"],
      [open.id, "changed", "stage", "Done"],
      [closed.id, "changed", "stage", "Done"],
      [open.id, "reopened", "task", "open"],
      [closed.id, "reopened", "task", "closed"],
    ]);
  });

  test("between two open stages a closed task stays closed", async () => {
    const { max, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(toDo, { status: "closed", lastCompletedAt: LONG_AGO });

    await moveAll(max, { from: toDo, to: doing });

    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({
      status: "closed",
      lastCompletedAt: LONG_AGO,
    });
  });

  test("assigns the stage's default people, who watch by their own settings; people who left the board are skipped", async () => {
    const { anna, max, vera, toDo, doing } = await aBoardOfAnna();
    const gone = await aUser();
    const [first, second] = [await aTask(toDo), await aTask(toDo)];
    await db.taskAssignee.create({ data: { taskId: first.id, userId: max.id } });
    await db.stage.update({ where: { id: doing.id }, data: { hasDefaultPeople: true } });
    await db.stageDefaultAssignee.createMany({
      data: [anna, max, gone].map(({ id }) => ({ stageId: doing.id, userId: id })),
    });
    await db.stageDefaultWatcher.create({ data: { stageId: doing.id, userId: vera.id } });
    await db.userSetting.create({
      data: { userId: max.id, key: "notifications", value: { watch_on_assigning: false } },
    });

    const { json } = await moveAll(anna, { from: toDo, to: doing });

    expect(
      json.updatedTasks.map(({ assignees }: { assignees: { ID: number }[] }) => assignees.map(({ ID }) => ID).sort()),
    ).toEqual([
      [anna.id, max.id],
      [anna.id, max.id],
    ]);
    expect(
      (await db.taskWatcher.findMany({ orderBy: [{ taskId: "asc" }, { userId: "asc" }] })).map(({ taskId, userId }) => [
        taskId,
        userId,
      ]),
    ).toEqual(
      [first, second].flatMap(({ id }) => [
        [id, anna.id],
        [id, vera.id],
      ]),
    );
    expect((await lines()).slice(2)).toEqual([
      [first.id, "joined", "task", null, null],
      [second.id, "joined", "task", null, null],
      [second.id, "added", "assignee", null, "Max"],
    ]);
    expect(
      await db.notification.findMany({ where: { kind: "task_assignee_changed" }, include: { recipients: true } }),
    ).toMatchObject([
      { taskId: second.id, description: "has added you as an assignee.", recipients: [{ userId: max.id }] },
    ]);
  });

  test("an empty stage, or the same stage, moves nothing and records nothing", async () => {
    const { max, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(doing, { updatedAt: LONG_AGO });

    for (const stages of [
      { from: toDo, to: doing },
      { from: doing, to: doing },
    ])
      expect((await moveAll(max, stages)).json).toEqual({ message: "Tasks have been moved", updatedTasks: [] });
    expect(await db.task.findUnique({ where: { id: task.id } })).toEqual(task);
    expect(await db.activity.count()).toBe(0);
  });

  test("a hundred tasks run as many SQL statements as two", async () => {
    const { anna, max, board, done } = await aBoardOfAnna();
    await db.stage.update({ where: { id: done.id }, data: { hasDefaultPeople: true } });
    await db.stageDefaultAssignee.create({ data: { stageId: done.id, userId: max.id } });
    await db.stageDefaultWatcher.create({ data: { stageId: done.id, userId: anna.id } });
    const [few, more, many] = [
      await aStageWithoutGaps(board, 2),
      await aStageWithoutGaps(board, 2),
      await aStageWithoutGaps(board, 100),
    ];
    const queries = async (from: Stages["from"]) => (await moveAll(anna, { from, to: done })).queries;
    await queries(few.stage);

    expect(await queries(many.stage)).toBe(await queries(more.stage));
  });

  test(
    "moving there and back at once leaves no equal positions, no lost task and no 5xx",
    { timeout: 60_000 },
    async () => {
      const { max, board, toDo, doing, done } = await aBoardOfAnna();
      const stages = [toDo, doing, done];
      for (let at = 0; at < 12; at += 1) await aTask(stages[at % 2] ?? toDo);

      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, at) =>
          moveAll(max, { from: stages[at % 3] ?? toDo, to: stages[(at + 1 + (at % 2)) % 3] ?? toDo }),
        ),
      );

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const tasks = await db.task.findMany();
      expect(new Set(tasks.map(({ stageId, position }) => `${stageId} ${position.toFixed(2)}`)).size).toBe(12);
      expect(await countersOf(board)).toEqual(await recounted(board));
    },
  );

  test.each(["task", "activity", "notification", "board", "task_assignee", "task_watcher"])(
    "is all or nothing: a refused change of %s leaves everything as it was",
    async (table) => {
      const { anna, max, vera, toDo, done } = await aBoardOfAnna();
      const task = await aTask(toDo);
      await db.taskWatcher.create({ data: { taskId: task.id, userId: max.id } });
      await db.stage.update({ where: { id: done.id }, data: { hasDefaultPeople: true } });
      await db.stageDefaultAssignee.create({ data: { stageId: done.id, userId: vera.id } });
      const tables = [
        "board",
        "task",
        "task_assignee",
        "task_watcher",
        "activity",
        "notification",
        "notification_recipient",
      ];
      const before = await rowsIn(...tables);

      expect((await refusingAtCommit(table, () => moveAll(anna, { from: toDo, to: done }))).status).toBe(500);
      expect(await rowsIn(...tables)).toEqual(before);
    },
  );

  test("answers 400 with the messages that clients know, 404 for a stage of another board, 403 for a viewer and a stranger; and the tasks stay", async () => {
    const { max, vera, board, toDo, doing } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const archived = await aStage(board, { archivedAt: new Date(), position: 0 });
    for (const stage of [toDo, other.toDo]) await aTask(stage);
    const before = await rowsIn("task", "activity", "board");
    const send = async (body: object, as = max) => {
      const { status, json } = await call(PUT, { as, params: { board_id: board.id }, body });
      return [status, json.message];
    };

    for (const body of [
      {},
      { oldStageId: toDo.id },
      { oldStageId: "x", newStageId: doing.id },
      { oldStageId: toDo.id, newStageId: [doing.id] },
      { oldStageId: toDo.id, newStageId: 0 },
    ])
      expect(await send(body)).toEqual([400, "Invalid stage IDs provided"]);
    for (const [oldStageId, newStageId] of [
      [toDo.id, other.doing.id],
      [other.toDo.id, doing.id],
      [toDo.id, 2_000_000_000],
      [other.toDo.id, other.toDo.id],
    ]) {
      expect(await send({ oldStageId, newStageId })).toEqual([404, "Stage not found"]);
    }
    expect(await send({ oldStageId: toDo.id, newStageId: archived.id })).toEqual([
      400,
      "This stage is archived. Please restore the stage first.",
    ]);
    for (const person of [vera, await aUser()])
      expect((await send({ oldStageId: toDo.id, newStageId: doing.id }, person))[0]).toBe(403);
    expect(await rowsIn("task", "activity", "board")).toEqual(before);
  });
});
