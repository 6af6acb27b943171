import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoard,
  anAdmin,
  aStage,
  aSubtask,
  aTask,
  aTaskOfAnna,
  aTimeTrack,
  requestOn,
  statusesOf,
  storedTask,
} from "@/lib/testing";
import { wrongCounters } from "@/lib/testing/everything/references";
import { fileOf, imported } from "@/lib/testing/factories/imports";

const minutesOf = async (task: { id: number }) => (await storedTask(task)).loggedMinutes;

beforeEach(() => async () => expect(await wrongCounters()).toEqual([]));

test("a task has the sum of its committed logs after each insert, change, move to another task and deletion", async () => {
  const { task, toDo, max } = await aTaskOfAnna();
  const other = await aTask(toDo);
  const [one, paused] = [await aTimeTrack(task, max), await aTimeTrack(task, max, { status: "paused", minutes: 7 })];
  await db.timeTrack.createMany({
    data: [task, task, other].map(({ id: taskId, boardId }) => ({ taskId, boardId, billableMinutes: 10 })),
  });
  const sums: [number, number][] = [];
  const note = async () => sums.push([await minutesOf(task), await minutesOf(other)]);

  await note();
  await db.timeTrack.update({ where: { id: one.id }, data: { billableMinutes: 90 } });
  await note();
  await db.timeTrack.update({ where: { id: paused.id }, data: { status: "commited" } });
  await note();
  await db.timeTrack.update({ where: { id: one.id }, data: { taskId: other.id } });
  await note();
  await db.timeTrack.deleteMany({ where: { billableMinutes: 10 } });
  await note();
  await db.user.delete({ where: { id: max.id } });
  await note();

  expect(sums).toEqual([
    [80, 10],
    [110, 10],
    [117, 10],
    [27, 100],
    [7, 90],
    [7, 90],
  ]);
});

test("a task that moves to another board and back, and one that becomes a subtask, keep their logs and sums", async () => {
  const { anna, board, task, toDo, max } = await aTaskOfAnna({ estimatedMinutes: 30 });
  const parent = await aTask(toDo);
  const stage = await aStage(await aBoard({ members: [[anna, "manager"]] }));
  await aTimeTrack(task, max);
  const move = (from: number, newBoardId: number, newStageId: number) =>
    requestOn({ id: from }, anna, `PUT tasks/${task.id}/move-task`, { newBoardId, newStageId });

  const answers = [
    await move(board.id, stage.boardId, stage.id),
    await move(stage.boardId, board.id, toDo.id),
    await requestOn(board, anna, `PUT tasks/${task.id}`, { property: "parent_id", value: parent.id }),
  ];

  expect(statusesOf(answers)).toEqual([200, 200, 200]);
  expect(await storedTask(task)).toMatchObject({ loggedMinutes: 60, estimatedMinutes: 30, parentId: parent.id });
  expect(await db.timeTrack.findMany()).toMatchObject([{ boardId: board.id, billableMinutes: 60 }]);
});

test("copies of a task have the estimate, and those of a template the logs with their sum if they are asked for", async () => {
  const { anna, board, task, toDo, max } = await aTaskOfAnna({ estimatedMinutes: 30, isTemplate: true });
  await aTimeTrack(await aSubtask(task, { estimatedMinutes: 5 }), max);
  await aTimeTrack(task, max, { minutes: 90 });
  const copy = async (path: string, body: object) => {
    const parts = { assignee: false, subtask: true, label: false, attachment: false, comment: false };
    const sent = { title: "Copy", board_id: board.id, stage_id: toDo.id, ...parts, ...body };
    const { json } = await requestOn(board, anna, `POST tasks/${task.id}/${path}`, sent);
    const [subtask] = await db.task.findMany({ where: { parentId: json.task.id } });
    const { loggedMinutes, estimatedMinutes } = await storedTask(json.task);
    return [loggedMinutes, estimatedMinutes, subtask?.loggedMinutes, subtask?.estimatedMinutes];
  };

  expect(await copy("clone-task", {})).toEqual([0, 30, 0, 5]);
  expect(await copy("task-create-from-template", {})).toEqual([0, 30, 0, 5]);
  expect(await copy("task-create-from-template", { time_tracking: true })).toEqual([90, 30, 60, 5]);
});

test("eight people who log, change and delete time on one task at once lose nothing", async () => {
  const { anna, board, task, max } = await aTaskOfAnna();
  const tracks = [];
  for (let at = 0; at < 8; at += 1) tracks.push(await aTimeTrack(task, max, { minutes: 100 }));

  const answers = await Promise.all(
    tracks.flatMap(({ id }, at) => [
      requestOn(board, max, `POST tasks/${task.id}/time-tracks`, { billable_minutes: at + 1 }),
      at % 2
        ? requestOn(board, anna, `PUT tasks/${task.id}/time-tracks/commit/${id}`, { billable_minutes: 10 })
        : requestOn(board, anna, `DELETE tasks/${task.id}/time-tracks/${id}`),
    ]),
  );

  expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
  expect(await minutesOf(task)).toBe(36 + 40);
});

test("a log that two people delete at once is deleted once, and the other learns that it is gone", async () => {
  const { anna, board, task, max } = await aTaskOfAnna();
  const { id } = await aTimeTrack(task, max);
  const remove = (as: typeof anna) => requestOn(board, as, `DELETE tasks/${task.id}/time-tracks/${id}`);

  const answers = await Promise.all([remove(anna), remove(max)]);

  expect(statusesOf(answers).sort()).toEqual([200, 422]);
  expect(await db.activity.count({ where: { column: "time log" } })).toBe(1);
});

test("an import has the logs of its file, as much as the sum of a task can hold, and notes are safe", async () => {
  const admin = await anAdmin();
  const track = (id: string, billable_minutes: number) => ({ id, billable_minutes, message: "<b onclick=x>note</b>" });
  const tracks = Array.from({ length: 60 }, (_, at) => track(String(at), at === 0 ? 90 : 50_000_000));
  const task = { id: "1", title: "Task", time_tracks: tracks, estimated_minutes: 45 };

  const { status } = await imported(admin, fileOf({ board: { title: "Board" }, tasks: [task] }));

  expect(status).toBe("completed");
  const [stored] = await db.task.findMany();
  expect(stored).toMatchObject({ estimatedMinutes: 45, loggedMinutes: 2_147_483_647 });
  const [first] = await db.timeTrack.findMany({ orderBy: { id: "asc" } });
  expect(first).toMatchObject({ billableMinutes: 90, message: "<b>note</b>" });
});
