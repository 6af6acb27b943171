import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTaskOfAnna, aTimer, call, minutesAgo, switchTimeTrackingOff, timerOf } from "@/lib/testing";
import { DELETE, GET } from "./route";

const seconds = (expected: number) => expect.toSatisfy((found: number) => found >= expected && found < expected + 60);

describe("GET /timer", () => {
  test("returns one's own timer, counted by the server, or null; 401 when signed out", async () => {
    const { max, vera, task, board } = await aTaskOfAnna({ title: "Write" });
    await aTimer(task, max, { countedSeconds: 600 });

    const { json, trips } = await call(GET, { as: max });

    expect(json).toEqual({
      timer: {
        task: { id: task.id, title: "Write", board_id: board.id, board: { id: board.id, title: board.title } },
        started_at: expect.stringMatching(/\+00:00$/),
        is_running: true,
        seconds: seconds(4200),
        asks_at: expect.stringMatching(/\+00:00$/),
        can_log: true,
      },
      now: expect.stringMatching(/\+00:00$/),
    });
    expect(new Date(json.timer.asks_at).getTime() - new Date(json.timer.started_at).getTime()).toBe(8 * 3_600_000);
    expect(trips).toBeLessThanOrEqual(2);
    expect((await call(GET, { as: vera })).json.timer).toBeNull();
    expect((await call(GET)).status).toBe(401);
  });

  test("a paused one counts no more and asks nothing", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max, { runningSince: null, countedSeconds: 5 });

    expect((await call(GET, { as: max })).json.timer).toMatchObject({ is_running: false, seconds: 5, asks_at: null });
  });

  test("hides the task from people who lost the board, and says that nothing can be logged", async () => {
    const { max, task, board } = await aTaskOfAnna({ title: "Secret" });
    await aTimer(task, max);
    await db.boardMember.deleteMany({ where: { userId: max.id } });

    const { json } = await call(GET, { as: max });

    expect(json.timer).toMatchObject({ task: null, can_log: false });
    expect(JSON.stringify(json)).not.toMatch(new RegExp(`Secret|${board.title}`));
  });

  test("viewers can't log, and nobody can while time tracking is off", async () => {
    const { anna, vera, task } = await aTaskOfAnna();
    for (const person of [anna, vera]) await aTimer(task, person);
    const canLog = async (as: typeof anna) => (await call(GET, { as })).json.timer.can_log;

    expect([await canLog(anna), await canLog(vera)]).toEqual([true, false]);
    await switchTimeTrackingOff();
    expect(await canLog(anna)).toBe(false);
  });

  test("the timer follows its task to another board, and goes with it and with its person", async () => {
    const { max, anna, vera, task } = await aTaskOfAnna();
    const other = await aTaskOfAnna();
    for (const person of [max, anna, vera]) await aTimer(task, person);

    await db.task.update({
      where: { id: task.id },
      data: { boardId: other.board.id, stageId: other.toDo.id, position: 9 },
    });
    expect(await timerOf(max)).toMatchObject({ taskId: task.id, boardId: other.board.id });
    await db.user.delete({ where: { id: vera.id } });
    expect(await db.timer.count()).toBe(2);
    await db.task.delete({ where: { id: task.id } });
    expect((await call(GET, { as: max })).json.timer).toBeNull();
  });
});

describe("DELETE /timer", () => {
  test("discards the timer without a time log; a second time, too; 401 when signed out", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max);

    const { json } = await call(DELETE, { as: max, body: { task_id: task.id } });

    expect(json).toMatchObject({ message: "The timer has been discarded", timer: null });
    expect([await timerOf(max), await db.timeTrack.count()]).toEqual([null, 0]);
    expect((await call(DELETE, { as: max })).status).toBe(200);
    expect((await call(DELETE)).status).toBe(401);
  });

  test("works without access to the board and while time tracking is off, and leaves others' timers", async () => {
    const { max, anna, task } = await aTaskOfAnna();
    for (const person of [max, anna]) await aTimer(task, person);
    await db.boardMember.deleteMany({ where: { userId: max.id } });
    await switchTimeTrackingOff();

    expect((await call(DELETE, { as: max })).status).toBe(200);
    expect([await timerOf(max), (await timerOf(anna))?.taskId]).toEqual([null, task.id]);
  });

  test("answers 409 for a timer that is on another task now, and 400 for no id", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max, { startedAt: minutesAgo(1) });

    const { status, json } = await call(DELETE, { as: max, body: { task_id: task.id + 1 } });

    expect([status, json.message]).toEqual([409, "The timer is on another task now."]);
    expect((await call(DELETE, { as: max, body: { task_id: "x" } })).status).toBe(400);
    expect(await timerOf(max)).not.toBeNull();
  });
});
