import { describe, expect, test } from "vitest";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aColleague,
  allAssignees,
  allWatchers,
  assign,
  aSubtask,
  aTask,
  LONG_AGO,
  onBoard,
  onRecord,
  recordedActivities,
  sentNotifications,
  storedTask,
  testAllOrNothing,
} from "@/lib/testing";
import { testDefaultPeople } from "@/lib/testing/probes/default-people";
import { PUT } from "./route";

const set = onRecord(PUT, "stage_id");

describe("PUT /projects/:board_id/stage/:stage_id/default-assignees", () => {
  testDefaultPeople(PUT, "assigneeIds");

  test("sets the default assignees of new tasks, and assigns them to the stage's present tasks", async () => {
    const { anna, max, vera, board, toDo, doing } = await aBoardOfAnna();
    const admin = await aColleague(anna, { role: "administrator" });
    const fixture = { updatedAt: LONG_AGO };
    const [task, assignedTask] = [await aTask(toDo, fixture), await aTask(toDo, fixture)];
    for (const person of [max, vera, admin]) await assign(assignedTask, person);
    const others = [
      assignedTask,
      await aTask(doing, fixture),
      await aTask(toDo, { ...fixture, archivedAt: LONG_AGO, position: 0 }),
      await aSubtask(task, fixture),
    ];

    const { status, json } = await set(anna, toDo, { assigneeIds: [max.id, vera.id, String(admin.id)] });

    expect([status, json.message]).toEqual([200, "Stage updated successfully"]);
    expect(json.stage).toMatchObject({
      id: toDo.id,
      board_id: board.id,
      title: "To do",
      settings: { default_task_status: "open", default_task_assignees: [max.id, vera.id, admin.id] },
    });
    const created = await onBoard(CREATE)(anna, board, {
      task: { title: "New", board_id: board.id, stage_id: toDo.id },
    });
    expect(created.json.task.assignees.map(({ ID }: { ID: number }) => ID)).toEqual([max.id, vera.id, admin.id]);
    expect(await allAssignees()).toEqual(
      [task.id, assignedTask.id, created.json.task.id].flatMap((id) =>
        [max, vera, admin].map((person) => [id, person.id]),
      ),
    );
    for (const other of others) expect((await storedTask(other)).updatedAt).toEqual(LONG_AGO);
    expect((await storedTask(task)).updatedAt).not.toEqual(LONG_AGO);
  });

  test("records an activity for each task and notifies its new assignees, who watch by their own settings", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [first, second] = [await aTask(toDo), await aTask(toDo)];
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: anna.id } },
      data: { preferences: { watch_on_assigning: false } },
    });

    await set(anna, toDo, { assigneeIds: [anna.id, max.id] });

    expect(await recordedActivities()).toEqual([
      ...[first, second].flatMap(({ id }) => [
        [id, "joined", "task", null, null],
        [id, "added", "assignee", null, "Max"],
      ]),
      [null, "updated", "default assignees of stage", null, null],
    ]);
    expect(await sentNotifications()).toEqual(
      [first, second].map(({ id }) => [
        board.id,
        id,
        "task_assignee_changed",
        "has added you as an assignee.",
        anna.id,
        [max.id],
      ]),
    );
    expect(await allWatchers()).toEqual([
      [first.id, max.id],
      [second.id, max.id],
    ]);
  });

  testAllOrNothing(
    ["stage", "stage_default_assignee", "task", "task_assignee", "task_watcher", "activity", "notification"],
    async () => {
      const { anna, max, toDo } = await aBoardOfAnna();
      await aTask(toDo);
      return () => set(anna, toDo, { assigneeIds: [max.id] });
    },
  );
});
