import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTask, aTaskOfAnna, aTimeTrack, call, inFreeTier, statusesOf, storedTask } from "@/lib/testing";
import { PUT } from "./route";

const stored = (id: number) => db.timeTrack.findUniqueOrThrow({ where: { id } });

test("PUT /projects/:board_id/tasks/:task_id/time-tracks/commit/:track_id changes a log; what is omitted is removed, or now", async () => {
  const { max, task, params } = await aTaskOfAnna();
  const track = await aTimeTrack(task, max, { message: "note", startedAt: new Date("2026-02-01T08:00:00Z") });
  const send = (body: object) => call(PUT, { as: max, params: { ...params, track_id: track.id }, body });

  const { json } = await send({ billable_minutes: 90, message: "other", completed_at: "2026-03-04" });
  const changed = await stored(track.id);
  const before = Math.floor(Date.now() / 1000) * 1000;
  await send({ billable_minutes: 75 });
  const cleared = await stored(track.id);

  expect(json).toEqual({ success: true, message: "Selected Time-track has been updated" });
  expect(changed).toMatchObject({
    ...{ billableMinutes: 90, workingMinutes: 90, message: "other", startedAt: track.startedAt },
    completedAt: new Date("2026-03-04T00:00:00Z"),
  });
  expect(cleared).toMatchObject({ billableMinutes: 75, message: null });
  expect(Number(cleared.completedAt)).toBeGreaterThanOrEqual(before);
  expect((await storedTask(task)).loggedMinutes).toBe(75);
  const lines = await db.activity.findMany({ where: { taskId: task.id }, orderBy: { id: "asc" } });
  expect(lines.map(({ action, column, oldValue, newValue }) => [action, column, oldValue, newValue])).toEqual([
    ["changed", "time log", "1h", "1h 30m"],
    ["changed", "time log", "1h 30m", "1h 15m"],
  ]);
});

test("what a timer measured stays as working time", async () => {
  const { max, task, params } = await aTaskOfAnna();
  const { id: track_id } = await aTimeTrack(task, max, { isManual: false, workingMinutes: 95 });

  await call(PUT, { as: max, params: { ...params, track_id }, body: { billable_minutes: 90 } });

  expect(await stored(track_id)).toMatchObject({ billableMinutes: 90, workingMinutes: 95 });
});

test("403 for a member and another's log, not for managers; 403 for viewers; 422 for a log of another task; 400 for no minutes", async () => {
  const { anna, max, vera, task, toDo, params } = await aTaskOfAnna();
  const [ofAnna, ofMax, ofVera] = [
    await aTimeTrack(task, anna),
    await aTimeTrack(task, max),
    await aTimeTrack(task, vera),
  ];
  const elsewhere = await aTimeTrack(await aTask(toDo), anna);
  const send = (as: typeof anna, { id }: { id: number }, body: object = { billable_minutes: 5 }) =>
    call(PUT, { as, params: { ...params, track_id: id }, body });

  const answers = [
    await send(max, ofAnna),
    await send(vera, ofVera),
    await send(anna, elsewhere),
    await send(max, { id: 2_000_000_000 }),
    await send(max, ofMax, {}),
    await send(max, ofAnna, {}),
    await send(anna, ofMax),
  ];

  expect(statusesOf(answers)).toEqual([403, 403, 422, 422, 400, 403, 200]);
  expect(answers[2]?.json).toMatchObject({ code: "rest_unprocessable", message: "Time track not found" });
  expect((await stored(ofAnna.id)).billableMinutes).toBe(60);
  expect((await stored(elsewhere.id)).billableMinutes).toBe(60);
});

test("403 while the module is off and in the free tier, 404 for a task of another board", async () => {
  const { max, board, task, params } = await aTaskOfAnna();
  const { id: track_id } = await aTimeTrack(task, max);
  const other = await aTaskOfAnna();
  const send = (given: object) =>
    call(PUT, { as: max, params: { ...params, track_id, ...given }, body: { billable_minutes: 5 } });

  const free = await inFreeTier(() => send({}));
  const elsewhere = await send({ task_id: other.task.id });
  await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: false } });
  const off = await send({});

  expect([free, elsewhere, off].map(({ status, json }) => [status, json.message])).toEqual([
    [403, "This is a pro feature"],
    [404, "Task not found"],
    [403, "Time tracking is disabled"],
  ]);
});
