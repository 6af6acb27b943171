import { describe, expect, test } from "vitest";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStageWithoutGaps, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { rowsIn } from "@/lib/testing/probes/refused-commits";
import { withSettings } from "@/lib/testing/factories/settings";
import { PUT } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
type StageRef = { id: number; boardId: number };
const set = (as: { id: number; login: string }, stage: StageRef, watcherIds: unknown) =>
  call(PUT, { as, params: { board_id: stage.boardId, stage_id: stage.id }, body: { watcherIds } });
const watching = async () =>
  (await db.taskWatcher.findMany({ orderBy: [{ taskId: "asc" }, { userId: "asc" }] })).map(({ taskId, userId }) => [
    taskId,
    userId,
  ]);

describe("PUT /projects/:board_id/stage/:stage_id/default-watchers", () => {
  test("sets the default watchers of new tasks and of present ones, whatever their own settings", async () => {
    const { anna, max, vera, board, toDo, doing } = await aBoardOfAnna();
    const [task, watchedTask] = [
      await aTask(toDo, { updatedAt: LONG_AGO }),
      await aTask(toDo, { updatedAt: LONG_AGO }),
    ];
    await aTask(doing);
    await db.taskWatcher.createMany({ data: [max, vera].map(({ id }) => ({ taskId: watchedTask.id, userId: id })) });
    await db.userSetting.create({
      data: { userId: max.id, key: "notifications", value: { watch_on_assigning: false } },
    });
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: anna.id } },
      data: { preferences: { watch_on_creating_task: false } },
    });

    const { status, json } = await set(anna, toDo, [max.id, vera.id]);

    expect([status, json.message]).toEqual([200, "Stage updated successfully"]);
    expect(json.stage).toMatchObject({
      id: toDo.id,
      title: "To do",
      settings: { default_task_status: "open", default_task_assignees: [], default_task_watchers: [max.id, vera.id] },
    });
    const created = await call(CREATE, {
      as: anna,
      params: { board_id: board.id },
      body: { task: { title: "New", board_id: board.id, stage_id: toDo.id } },
    });
    expect(await watching()).toEqual(
      [task.id, watchedTask.id, created.json.task.id].flatMap((id) => [max, vera].map((person) => [id, person.id])),
    );
    expect([
      await db.notification.count(),
      await db.activity.count({ where: { taskId: { not: null }, action: { not: "created" } } }),
    ]).toEqual([0, 0]);
    const [touched, untouched] = await db.task.findMany({
      where: { id: { in: [task.id, watchedTask.id] } },
      orderBy: { id: "asc" },
    });
    expect([
      touched?.updatedAt.getTime() === LONG_AGO.getTime(),
      untouched?.updatedAt.getTime() === LONG_AGO.getTime(),
    ]).toEqual([false, true]);
  });

  test("an empty list removes the defaults, and the tasks keep their watchers", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await set(anna, toDo, [max.id]);

    expect((await set(anna, toDo, [])).json.stage.settings).not.toHaveProperty("default_task_watchers");
    expect(await watching()).toEqual([[task.id, max.id]]);
  });

  test("a hundred tasks run as many SQL statements as two", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const [few, more, many] = [
      await aStageWithoutGaps(board, 2),
      await aStageWithoutGaps(board, 2),
      await aStageWithoutGaps(board, 100),
    ];
    const queries = async ({ stage }: { stage: StageRef }) => (await set(anna, stage, [max.id])).queries;
    await queries(few);

    expect(await queries(many)).toBe(await queries(more));
  });

  test("answers 400 for people who are not on the board and for a missing list, 403 for members, 404 for another board's stage; and nothing changes", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    await aTask(toDo);
    const before = await rowsIn("stage", "stage_default_watcher", "task", "task_watcher");

    expect((await set(anna, toDo, [max.id, (await aUser()).id])).status).toBe(400);
    expect((await set(anna, toDo, undefined)).json.data.params).toEqual({
      watcherIds: "The watcherIds field is required.",
    });
    for (const person of [max, vera]) expect((await set(person, toDo, [max.id])).status).toBe(403);
    expect(
      (
        await call(PUT, {
          as: anna,
          params: { board_id: board.id, stage_id: other.toDo.id },
          body: { watcherIds: [max.id] },
        })
      ).json.message,
    ).toBe("Stage not found");
    expect(await rowsIn("stage", "stage_default_watcher", "task", "task_watcher")).toEqual(before);
  });

  test("answers 403 with its own message in the free tier, for people who may otherwise", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();

    expect((await withSettings({ BOARDS_TIER: "free" }, () => set(anna, toDo, [max.id]))).json).toMatchObject({
      message: "This is a pro feature",
      data: { status: 403 },
    });
    expect((await withSettings({ BOARDS_TIER: "free" }, () => set(max, toDo, [max.id]))).json.message).toBe(
      "Sorry, you are not allowed to do that.",
    );
    expect(await db.stageDefaultWatcher.count()).toBe(0);
  });
});
