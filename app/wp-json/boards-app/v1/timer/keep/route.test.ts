import { describe, expect, test } from "vitest";
import { aTaskOfAnna, aTimer, call, minutesAgo, timerOf } from "@/lib/testing";
import { POST } from "./route";

describe("POST /timer/keep", () => {
  test("the timer goes on and asks again after 8 more hours; 401 when signed out", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max, { runningSince: minutesAgo(500) });

    const { json } = await call(POST, { as: max, body: { task_id: task.id } });

    const { is_running, seconds, asks_at } = json.timer;
    expect([is_running, Math.round(seconds / 60)]).toEqual([true, 500]);
    expect(new Date(asks_at).getTime() - new Date(json.now).getTime()).toBe(8 * 3_600_000);
    expect((await call(POST)).status).toBe(401);
  });

  test("a paused timer stays paused; 409 when it is on another task now, 400 for no id", async () => {
    const { max, task } = await aTaskOfAnna();
    const timer = await aTimer(task, max, { runningSince: null });

    await call(POST, { as: max });
    expect((await call(POST, { as: max, body: { task_id: task.id + 1 } })).status).toBe(409);
    expect((await call(POST, { as: max, body: { task_id: [] } })).status).toBe(400);
    expect(await timerOf(max)).toEqual(timer);
  });
});
