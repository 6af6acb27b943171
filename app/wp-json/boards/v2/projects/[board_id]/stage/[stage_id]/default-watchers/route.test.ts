import { describe, expect, test } from "vitest";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, allWatchers, aTask, LONG_AGO, onBoard, onRecord, storedTask, watch } from "@/lib/testing";
import { testDefaultPeople } from "@/lib/testing/probes/default-people";
import { PUT } from "./route";

const set = onRecord(PUT, "stage_id");

describe("PUT /projects/:board_id/stage/:stage_id/default-watchers", () => {
  testDefaultPeople(PUT, "watcherIds");

  test("sets the default watchers of new tasks and of present ones, whatever their own settings", async () => {
    const { anna, max, vera, board, toDo, doing } = await aBoardOfAnna();
    const [task, watchedTask] = [
      await aTask(toDo, { updatedAt: LONG_AGO }),
      await aTask(toDo, { updatedAt: LONG_AGO }),
    ];
    await aTask(doing);
    for (const person of [max, vera]) await watch(watchedTask, person);
    await db.userSetting.create({
      data: { userId: max.id, key: "notifications", value: { watch_on_assigning: false } },
    });
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: anna.id } },
      data: { preferences: { watch_on_creating_task: false } },
    });

    const { status, json } = await set(anna, toDo, { watcherIds: [max.id, vera.id] });

    expect([status, json.message]).toEqual([200, "Stage updated successfully"]);
    expect(json.stage).toMatchObject({
      id: toDo.id,
      title: "To do",
      settings: { default_task_status: "open", default_task_assignees: [], default_task_watchers: [max.id, vera.id] },
    });
    const created = await onBoard(CREATE)(anna, board, {
      task: { title: "New", board_id: board.id, stage_id: toDo.id },
    });
    expect(await allWatchers()).toEqual(
      [task.id, watchedTask.id, created.json.task.id].flatMap((id) => [max, vera].map((person) => [id, person.id])),
    );
    expect([
      await db.notification.count(),
      await db.activity.count({ where: { taskId: { not: null }, action: { not: "created" } } }),
    ]).toEqual([0, 0]);
    expect((await storedTask(task)).updatedAt).not.toEqual(LONG_AGO);
    expect((await storedTask(watchedTask)).updatedAt).toEqual(LONG_AGO);
  });
});
