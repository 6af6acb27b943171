import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aSubtask,
  aTaskOfAnna,
  aTimeTrack,
  aUser,
  call,
  statusesOf,
  storedTask,
} from "@/lib/testing";
import { testProFeature, testRefusals } from "@/lib/testing/contract/refusals";
import { MOST_MINUTES } from "@/lib/time/duration";
import { GET, POST } from "./route";

describe("GET /projects/:board_id/tasks/:task_id/time-tracks", () => {
  test("lists the logs of the task newest first, with the estimate, also while the module is off", async () => {
    const { max, vera, board, task, params } = await aTaskOfAnna({ estimatedMinutes: 120 });
    const old = await aTimeTrack(task, max, { createdAt: new Date("2026-03-02T10:00:00Z"), message: "<b>note</b>" });
    const gone = await aTimeTrack(task, null, { createdAt: new Date("2026-03-03T10:00:00Z") });
    await aTimeTrack(task, max, { status: "paused" });
    await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: false } });

    const { status, json } = await call(GET, { as: vera, params });

    expect(status).toBe(200);
    expect(json).toMatchObject({
      estimated_minutes: 120,
      tracks: [
        { id: gone.id, user_id: null, user: { ID: 0, display_name: "Deleted user" } },
        {
          ...{ id: old.id, user_id: max.id, board_id: board.id, task_id: task.id, status: "commited" },
          ...{ completed_at: "2026-03-01 00:00:00", created_at: "2026-03-02T10:00:00+00:00", message: "<b>note</b>" },
          ...{ billable_minutes: 60, working_minutes: 60, is_manual: 1, user: { ID: max.id, display_name: "Max" } },
        },
      ],
    });
    expect(json.tracks).toHaveLength(2);
  });

  test("0 minutes are the estimate of a task without one", async () => {
    const { vera, params } = await aTaskOfAnna();

    expect((await call(GET, { as: vera, params })).json).toEqual({ tracks: [], estimated_minutes: 0 });
  });
});

describe("POST /projects/:board_id/tasks/:task_id/time-tracks", () => {
  test("logs time: ids as text in the answer, safe HTML in the note, a line of activity, a task that has changed", async () => {
    const { max, board, task, params } = await aTaskOfAnna();

    const body = { billable_minutes: "90", message: "<b>note</b><script>x</script>", completed_at: "2026-03-01" };
    const { status, json } = await call(POST, { as: max, params, body });

    expect(status).toBe(200);
    expect(json).toMatchObject({
      message: "You have successfully submitted your working time",
      track: {
        ...{ board_id: String(board.id), task_id: String(task.id), user_id: max.id, status: "commited" },
        ...{ billable_minutes: 90, working_minutes: 90, is_manual: 1, completed_at: "2026-03-01 00:00:00" },
        ...{ message: "<b>note</b>x", user: { ID: max.id, display_name: "Max" } },
      },
    });
    expect(await storedTask(task)).toMatchObject({ loggedMinutes: 90 });
    expect((await storedTask(task)).updatedAt > task.updatedAt).toBe(true);
    const lines = await db.activity.findMany({ where: { taskId: task.id } });
    expect(lines).toMatchObject([{ action: "logged", column: "time", newValue: "1h 30m", createdById: max.id }]);
  });

  test("what is omitted is now and empty, on a subtask, too", async () => {
    const { max, board, task } = await aTaskOfAnna();
    const subtask = await aSubtask(task);
    const before = Math.floor(Date.now() / 1000) * 1000;

    const params = { board_id: board.id, task_id: subtask.id };
    const { json } = await call(POST, { as: max, params, body: { billable_minutes: 5 } });

    expect(json).toMatchObject({ track: { task_id: String(subtask.id), message: "" } });
    const [track] = await db.timeTrack.findMany();
    expect(track?.startedAt).toEqual(track?.completedAt);
    expect(Number(track?.completedAt)).toBeGreaterThanOrEqual(before);
    expect([(await storedTask(subtask)).loggedMinutes, (await storedTask(task)).loggedMinutes]).toEqual([5, 0]);
  });

  test("`started_at` is kept", async () => {
    const { max, params } = await aTaskOfAnna();
    const body = { billable_minutes: 5, started_at: "2026-03-01 08:30:00", completed_at: "2026-03-01 09:00" };

    const { json } = await call(POST, { as: max, params, body });

    expect(json.track).toMatchObject({ started_at: "2026-03-01 08:30:00", completed_at: "2026-03-01 09:00:00" });
  });

  test.each([undefined, null, "", 0, -1, "0", 1.5, "1.5", "an hour", [5], true, MOST_MINUTES + 1, 1e300])(
    "400 for %j minutes",
    async (billable_minutes) => {
      const { max, task, params } = await aTaskOfAnna();

      const { status, json } = await call(POST, { as: max, params, body: { billable_minutes } });

      expect([status, json.code]).toEqual([400, "rest_invalid_param"]);
      expect(json.data).toMatchObject({ params: { billable_minutes: expect.any(String) } });
      expect((await storedTask(task)).loggedMinutes).toBe(0);
    },
  );

  test("400 for a day after the reader's today, and for a date that is none", async () => {
    const { max, task, params } = await aTaskOfAnna();
    const send = (completed_at: string) => call(POST, { as: max, params, body: { billable_minutes: 5, completed_at } });
    const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

    const answers = [await send(dayFromNow(2)), await send("2026-02-31"), await send("soon")];

    expect(statusesOf(answers)).toEqual([400, 400, 400]);
    expect(answers[0]?.json.message).toBe("Time can't be logged for a day in the future.");
    expect((await storedTask(task)).loggedMinutes).toBe(0);
  });

  test("today is the reader's: on Kiritimati it begins up to 26 hours before it does on Baker Island", async () => {
    const { board, params } = await aTaskOfAnna();
    const [east, west] = [await aUser({ timezone: "Pacific/Kiritimati" }), await aUser({ timezone: "Etc/GMT+12" })];
    await db.boardMember.createMany({
      data: [east, west].map(({ id }) => ({ boardId: board.id, userId: id, role: "member" })),
    });
    const completed_at = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    const send = (as: typeof east) => call(POST, { as, params, body: { billable_minutes: 5, completed_at } });

    expect(statusesOf([await send(east), await send(west)])).toEqual([200, 400]);
  });

  test("400 when the sum of the task would no longer fit", async () => {
    const { max, task, params } = await aTaskOfAnna();
    await aTimeTrack(task, max, { minutes: 2_147_483_000 });

    const { status, json } = await call(POST, { as: max, params, body: { billable_minutes: 648 } });

    expect([status, json.message]).toEqual([400, "No more time can be logged on this task."]);
    expect((await call(POST, { as: max, params, body: { billable_minutes: 647 } })).status).toBe(200);
  });

  test("403 while the module is off, even for a body that is invalid", async () => {
    const { max, board, params } = await aTaskOfAnna();
    await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: false } });

    const { status, json } = await call(POST, { as: max, params, body: {} });

    expect([status, json.message]).toEqual([403, "Time tracking is disabled"]);
  });
});

testRefusals(GET, POST);
testProFeature(GET, POST);
