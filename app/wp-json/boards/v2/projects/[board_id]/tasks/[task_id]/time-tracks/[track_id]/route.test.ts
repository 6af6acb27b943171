import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTask, aTaskOfAnna, aTimeTrack, call, inFreeTier, statusesOf, storedTask } from "@/lib/testing";
import { DELETE } from "./route";

test("DELETE /projects/:board_id/tasks/:task_id/time-tracks/:track_id deletes a log with a line of activity", async () => {
  const { max, task, params } = await aTaskOfAnna();
  const track = await aTimeTrack(task, max);
  await aTimeTrack(task, max, { minutes: 5 });

  const { json } = await call(DELETE, { as: max, params: { ...params, track_id: track.id } });

  expect(json).toEqual({ success: true, message: "Selected time track has been deleted" });
  expect((await storedTask(task)).loggedMinutes).toBe(5);
  const [line] = await db.activity.findMany({ where: { taskId: task.id } });
  expect(line).toMatchObject({ action: "removed", column: "time log", oldValue: "1h", createdById: max.id });
});

test("403 for another's log without manager rights, for viewers, while the module is off; 422 for a log that is not on the task", async () => {
  const { anna, max, vera, board, task, toDo, params } = await aTaskOfAnna();
  const [ofAnna, ofMax, ofVera] = [
    await aTimeTrack(task, anna),
    await aTimeTrack(task, max),
    await aTimeTrack(task, vera),
  ];
  const elsewhere = await aTimeTrack(await aTask(toDo), anna);
  const other = await aTaskOfAnna();
  const send = (as: typeof anna, { id: track_id }: { id: number }, given: object = {}) =>
    call(DELETE, { as, params: { ...params, track_id, ...given } });

  const answers = [
    await send(max, ofAnna),
    await send(vera, ofVera),
    await send(anna, elsewhere),
    await send(max, ofMax, { task_id: other.task.id }),
    await inFreeTier(() => send(max, ofMax)),
  ];
  await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: false } });
  const off = await send(anna, ofAnna);

  expect(statusesOf([...answers, off])).toEqual([403, 403, 422, 404, 403, 403]);
  expect(answers[2]?.json.message).toBe("Time track not found");
  expect(off.json.message).toBe("Time tracking is disabled");
  expect(await db.timeTrack.count()).toBe(4);
  await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: null } });
  expect((await send(anna, ofMax)).status).toBe(200);
});
