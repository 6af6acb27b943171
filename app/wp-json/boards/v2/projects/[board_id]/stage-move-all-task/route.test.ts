import { describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  allWatchers,
  assign,
  aStage,
  aSubtask,
  aTask,
  aUser,
  countersOf,
  expectSameStatementsForHundredTasks,
  LONG_AGO,
  onBoard,
  placesIn,
  recordedActivities,
  recounted,
  rowsIn,
  sentNotifications,
  setDefaultPeople,
  statusesOf,
  storedTask,
  testAllOrNothing,
  watch,
} from "@/lib/testing";
import { PUT } from "./route";

type Stages = Record<"from" | "to", { id: number; boardId: number }>;
const moveAll = (as: { id: number; login: string }, { from, to }: Stages) =>
  onBoard(PUT)(as, { id: from.boardId }, { oldStageId: from.id, newStageId: to.id });

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
    expect(await placesIn(doing)).toEqual(["first 2.25", "a 3.25", "c 4.25"]);
    expect(
      json.updatedTasks
        .slice(0, 2)
        .map(({ id, stage_id, position }: Record<string, unknown>) => [id, stage_id, position])
        .sort(),
    ).toEqual([
      [c.id, doing.id, "4.25"],
      [a.id, doing.id, "3.25"],
    ]);
    for (const task of stay)
      expect(await storedTask(task)).toMatchObject({
        stageId: task.stageId,
        position: task.position,
        updatedAt: LONG_AGO,
      });
    expect((await onBoard(CHANGES)(max, board)).json.tasks).toHaveLength(3);
    expect(await recordedActivities()).toEqual([
      [a.id, "changed", "stage", "To do", "Doing"],
      [c.id, "changed", "stage", "To do", "Doing"],
    ]);
  });

  test("notifies assignees and watchers of each task once, but neither the actor nor people who left the board", async () => {
    const { anna, max, vera, board, toDo, doing } = await aBoardOfAnna();
    const [first, second] = [await aTask(toDo), await aTask(toDo)];
    await aTask(toDo, { title: "nobody's" });
    for (const person of [anna, max, await aUser()]) await watch(first, person);
    await assign(first, max);
    await assign(second, vera);

    await moveAll(anna, { from: toDo, to: doing });

    expect(await sentNotifications()).toEqual([
      [board.id, first.id, "task_moved_to_new_stage", "Doing", anna.id, [max.id]],
      [board.id, second.id, "task_moved_to_new_stage", "Doing", anna.id, [vera.id]],
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
    expect(await recordedActivities()).toEqual([
      [open.id, "changed", "stage", "To do", "Done"],
      [closed.id, "changed", "stage", "To do", "Done"],
      [open.id, "closed", "task", "open", null],
      [open.id, "changed", "stage", "Done", "Doing"],
      [closed.id, "changed", "stage", "Done", "Doing"],
      [open.id, "reopened", "task", "open", null],
      [closed.id, "reopened", "task", "closed", null],
    ]);
  });

  test("between two open stages a closed task stays closed", async () => {
    const { max, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(toDo, { status: "closed", lastCompletedAt: LONG_AGO });

    await moveAll(max, { from: toDo, to: doing });

    expect(await storedTask(task)).toMatchObject({
      status: "closed",
      lastCompletedAt: LONG_AGO,
    });
  });

  test("assigns the stage's default people, who watch by their own settings; people who left the board are skipped", async () => {
    const { anna, max, vera, board, toDo, doing } = await aBoardOfAnna();
    const [first, second] = [await aTask(toDo), await aTask(toDo)];
    await assign(first, max);
    await setDefaultPeople(doing, { assignees: [anna, max, await aUser()], watchers: [vera] });
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
    expect(await allWatchers()).toEqual(
      [first, second].flatMap(({ id }) => [
        [id, anna.id],
        [id, vera.id],
      ]),
    );
    expect((await recordedActivities()).slice(2)).toEqual([
      [first.id, "joined", "task", null, null],
      [second.id, "joined", "task", null, null],
      [second.id, "added", "assignee", null, "Max"],
    ]);
    expect(await sentNotifications()).toContainEqual([
      board.id,
      second.id,
      "task_assignee_changed",
      "has added you as an assignee.",
      anna.id,
      [max.id],
    ]);
    expect(await db.notification.count({ where: { kind: "task_assignee_changed" } })).toBe(1);
  });

  test("an empty stage, or the same stage, moves nothing and records nothing", async () => {
    const { max, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(doing, { updatedAt: LONG_AGO });

    for (const stages of [
      { from: toDo, to: doing },
      { from: doing, to: doing },
    ])
      expect((await moveAll(max, stages)).json).toEqual({ message: "Tasks have been moved", updatedTasks: [] });
    expect(await storedTask(task)).toEqual(task);
    expect(await db.activity.count()).toBe(0);
  });

  test("a hundred tasks run as many SQL statements as two", async () => {
    const { anna, max, board, done } = await aBoardOfAnna();
    await setDefaultPeople(done, { assignees: [max], watchers: [anna] });

    await expectSameStatementsForHundredTasks(board, (from) => moveAll(anna, { from, to: done }));
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

      expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
      const tasks = await db.task.findMany();
      expect(new Set(tasks.map(({ stageId, position }) => `${stageId} ${position.toFixed(2)}`)).size).toBe(12);
      expect(await countersOf(board)).toEqual(await recounted(board));
    },
  );

  testAllOrNothing(
    ["task", "activity", "notification", "board", "task_assignee", "task_watcher", "notification_recipient"],
    async () => {
      const { anna, max, vera, toDo, done } = await aBoardOfAnna();
      await watch(await aTask(toDo), max);
      await setDefaultPeople(done, { assignees: [vera] });
      return () => moveAll(anna, { from: toDo, to: done });
    },
  );

  test("answers 400 with the messages that clients know, 404 for a stage of another board, 403 for a viewer; and the tasks stay", async () => {
    const { max, vera, board, toDo, doing } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const archived = await aStage(board, { archivedAt: new Date(), position: 0 });
    for (const stage of [toDo, other.toDo]) await aTask(stage);
    const before = await rowsIn("task", "activity", "board");
    const send = async (body: object, as = max) => {
      const { status, json } = await onBoard(PUT)(as, board, body);
      return [status, json.message];
    };

    for (const body of [
      {},
      { oldStageId: toDo.id },
      { oldStageId: "x", newStageId: doing.id },
      { oldStageId: toDo.id, newStageId: [doing.id] },
    ])
      expect(await send(body)).toEqual([400, "Invalid stage IDs provided"]);
    for (const [oldStageId, newStageId] of [
      [toDo.id, other.doing.id],
      [other.toDo.id, doing.id],
    ])
      expect(await send({ oldStageId, newStageId })).toEqual([404, "Stage not found"]);
    expect(await send({ oldStageId: toDo.id, newStageId: archived.id })).toEqual([
      400,
      "This stage is archived. Please restore the stage first.",
    ]);
    expect((await send({ oldStageId: toDo.id, newStageId: doing.id }, vera))[0]).toBe(403);
    expect(await rowsIn("task", "activity", "board")).toEqual(before);
  });
});
