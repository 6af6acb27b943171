import { describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aComment,
  aLabel,
  assign,
  aStage,
  aStageWithoutGaps,
  aSubtask,
  aTask,
  attachLabel,
  call,
  type Caller,
  countersOf,
  recounted,
  refusingAtCommit,
  rowsIn,
  stageTitles,
  statusesOf,
  watch,
} from "@/lib/testing";
import { DELETE } from "./route";

type StageRef = { id: number; boardId: number };
const remove = (as: Caller, stage: StageRef, boardId = stage.boardId) =>
  call(DELETE, { as, params: { board_id: boardId, stage_id: stage.id } });
const DEPENDENTS = [
  "task_assignee",
  "task_watcher",
  "task_label",
  "subtask_group",
  "comment",
  "notification",
  "notification_recipient",
  "stage_default_assignee",
  "stage_default_watcher",
  "webhook",
];

/** A task of the stage with everything that can belong to it. */
async function aTaskWithDependents(stage: StageRef, person: User) {
  const task = await assign(await watch(await aTask(stage, { status: "closed" }), person), person);
  const label = await aLabel({ id: stage.boardId });
  const [taskId, userId, boardId] = [task.id, person.id, stage.boardId];
  await attachLabel(task, label);
  await aComment(task, person);
  await db.notification.create({
    data: { taskId, boardId, kind: "comment_created", recipients: { create: { userId } } },
  });
  await db.activity.create({ data: { taskId, boardId, action: "created", column: "task" } });
  await db.webhook.create({
    data: { boardId, stageId: stage.id, name: "Hook", keyDigest: `digest ${taskId}`, encryptedKey: "x" },
  });
  await db.stageDefaultAssignee.create({ data: { stageId: stage.id, userId } });
  await db.stageDefaultWatcher.create({ data: { stageId: stage.id, userId } });
  return [task, await aSubtask(task)];
}

describe("DELETE /boards/:board_id/stages/:stage_id", () => {
  test("removes the stage with its tasks, archived ones included, and everything that belongs to them", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    const stays = await aTask(doing);
    await aSubtask(stays);
    await aTaskWithDependents(toDo, max);
    await aTask(toDo, { archivedAt: new Date(), position: 0 });
    const before = await rowsIn("label", "board_member");

    const { json } = await remove(max, toDo);

    expect(json).toEqual({ message: "Stage has been deleted" });
    expect(await stageTitles(board.id)).toEqual(["Doing", "Done"]);
    expect((await db.task.findMany({ where: { parentId: null } })).map(({ id }) => id)).toEqual([stays.id]);
    expect(await db.task.count()).toBe(2);
    expect(await rowsIn(...DEPENDENTS)).toMatchObject({
      ...Object.fromEntries(DEPENDENTS.map((table) => [table, []])),
      subtask_group: [{ row: { task_id: stays.id } }],
    });
    expect(await rowsIn("label", "board_member")).toEqual(before);
    expect(await countersOf(board)).toEqual(await recounted(board));
    const line = { boardId: board.id, taskId: null, action: "deleted", createdById: max.id };
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { ...line, column: "stage", oldValue: "To do", settings: { stage_id: toDo.id } },
      { ...line, column: "task" },
      { ...line, column: "task" },
    ]);
  });

  test("people with the board open fetch what is left", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    await aTask(toDo);
    const stays = await aTask(doing);

    await remove(max, toDo);

    const { json } = await call(CHANGES, { as: max, params: { board_id: board.id } });
    expect(json).toMatchObject({
      stageResetRequired: true,
      taskResetRequired: true,
      stages: [{ title: "Doing" }, { title: "Done" }],
      tasks: [{ id: stays.id }],
    });
  });

  test("removes an archived stage, whose tasks were no longer counted", async () => {
    const { max, board } = await aBoardOfAnna();
    const archived = await aStage(board, { archivedAt: new Date(), position: 0 });
    await aTask(archived, { archivedAt: new Date(), archivedWithStage: true, position: 0, status: "closed" });

    expect((await remove(max, archived)).status).toBe(200);
    expect([await db.stage.count(), await db.task.count(), await countersOf(board)]).toEqual([
      3,
      0,
      { tasksCount: 0, completedTasksCount: 0 },
    ]);
  });

  test("a hundred tasks run as many SQL statements as two", async () => {
    const { max, board } = await aBoardOfAnna();
    const queries = async (size: number) => (await remove(max, (await aStageWithoutGaps(board, size)).stage)).queries;
    await queries(2);

    expect(await queries(100)).toBe(await queries(2));
  });

  test("tasks created meanwhile are deleted with the stage or refused; a second deletion finds it gone", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const create = () =>
      call(CREATE, {
        as: max,
        params: { board_id: board.id },
        body: { task: { title: "x", board_id: board.id, stage_id: toDo.id } },
      });

    const [one, two, removal, three, four, another] = await Promise.all([
      create(),
      create(),
      remove(max, toDo),
      create(),
      create(),
      remove(max, toDo),
    ]);

    expect(statusesOf([removal, another]).sort()).toEqual([200, 404]);
    for (const { status } of [one, two, three, four]) expect([201, 404]).toContain(status);
    expect([await db.task.count(), await countersOf(board)]).toEqual([0, { tasksCount: 0, completedTasksCount: 0 }]);
  });

  test.each(["stage", "task", "activity", "board"])(
    "is all or nothing: a refused change of %s leaves everything as it was",
    async (table) => {
      const { max, toDo } = await aBoardOfAnna();
      await aTaskWithDependents(toDo, max);
      const rows = () => rowsIn("stage", "task", "activity", "board", ...DEPENDENTS);
      const before = await rows();

      expect((await refusingAtCommit(table, () => remove(max, toDo))).status).toBe(500);
      expect(await rows()).toEqual(before);
    },
  );

  test("answers 403 for a viewer, 404 for another board's stage", async () => {
    const { anna, vera, board, toDo } = await aBoardOfAnna();

    expect((await remove(vera, toDo)).status).toBe(403);
    expect((await remove(anna, (await aBoardOfAnna()).toDo, board.id)).json.message).toBe("Stage not found");
  });
});
