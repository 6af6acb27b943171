import { describe, expect, test } from "vitest";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aColleague, aStageWithoutGaps, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { refusingAtCommit, rowsIn } from "@/lib/testing/probes/refused-commits";
import { withSettings } from "@/lib/testing/factories/settings";
import { PUT } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
type StageRef = { id: number; boardId: number };
const set = (as: { id: number; login: string }, stage: StageRef, assigneeIds: unknown) =>
  call(PUT, { as, params: { board_id: stage.boardId, stage_id: stage.id }, body: { assigneeIds } });
const assigned = async () =>
  (await db.taskAssignee.findMany({ orderBy: [{ taskId: "asc" }, { userId: "asc" }] })).map(({ taskId, userId }) => [
    taskId,
    userId,
  ]);

describe("PUT /projects/:board_id/stage/:stage_id/default-assignees", () => {
  test("sets the default assignees of new tasks, and assigns them to the stage's present tasks", async () => {
    const { anna, max, vera, board, toDo, doing } = await aBoardOfAnna();
    const admin = await aColleague(anna, { role: "administrator" });
    const fixture = { updatedAt: LONG_AGO };
    const [task, assignedTask] = [await aTask(toDo, fixture), await aTask(toDo, fixture)];
    await db.taskAssignee.createMany({
      data: [max, vera, admin].map(({ id }) => ({ taskId: assignedTask.id, userId: id })),
    });
    const others = [
      assignedTask,
      await aTask(doing, fixture),
      await aTask(toDo, { ...fixture, archivedAt: LONG_AGO, position: 0 }),
      await aSubtask(task, fixture),
    ];

    const { status, json } = await set(anna, toDo, [max.id, vera.id, String(admin.id)]);

    expect([status, json.message]).toEqual([200, "Stage updated successfully"]);
    expect(json.stage).toMatchObject({
      id: toDo.id,
      board_id: board.id,
      title: "To do",
      settings: { default_task_status: "open", default_task_assignees: [max.id, vera.id, admin.id] },
    });
    const created = await call(CREATE, {
      as: anna,
      params: { board_id: board.id },
      body: { task: { title: "New", board_id: board.id, stage_id: toDo.id } },
    });
    expect(created.json.task.assignees.map(({ ID }: { ID: number }) => ID)).toEqual([max.id, vera.id, admin.id]);
    expect(await assigned()).toEqual(
      [task.id, assignedTask.id, created.json.task.id].flatMap((id) =>
        [max, vera, admin].map((person) => [id, person.id]),
      ),
    );
    for (const other of others)
      expect((await db.task.findUniqueOrThrow({ where: { id: other.id } })).updatedAt).toEqual(LONG_AGO);
    expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).updatedAt).not.toEqual(LONG_AGO);
  });

  test("records an activity for each task and notifies its new assignees, who watch by their own settings", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [first, second] = [await aTask(toDo), await aTask(toDo)];
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: anna.id } },
      data: { preferences: { watch_on_assigning: false } },
    });

    await set(anna, toDo, [anna.id, max.id]);

    expect(
      (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ taskId, action, column, newValue }) => [
        taskId,
        action,
        column,
        newValue,
      ]),
    ).toEqual([
      ...[first, second].flatMap(({ id }) => [
        [id, "joined", "task", null],
        [id, "added", "assignee", "Max"],
      ]),
      [null, "updated", "default assignees of stage", null],
    ]);
    expect(await db.notification.findMany({ include: { recipients: true }, orderBy: { id: "asc" } })).toMatchObject(
      [first, second].map(({ id }) => ({
        taskId: id,
        kind: "task_assignee_changed",
        description: "has added you as an assignee.",
        actorId: anna.id,
        recipients: [{ userId: max.id }],
      })),
    );
    expect(
      (await db.taskWatcher.findMany({ orderBy: { taskId: "asc" } })).map(({ taskId, userId }) => [taskId, userId]),
    ).toEqual([
      [first.id, max.id],
      [second.id, max.id],
    ]);
  });

  test("an empty list removes the defaults, and the tasks keep their assignees", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await set(anna, toDo, max.id);

    expect((await set(anna, toDo, [])).json.stage.settings.default_task_assignees).toEqual([]);
    expect(await assigned()).toEqual([[task.id, max.id]]);
  });

  test("a hundred tasks run as many SQL statements as two", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const [few, more, many] = [
      await aStageWithoutGaps(board, 2),
      await aStageWithoutGaps(board, 2),
      await aStageWithoutGaps(board, 100),
    ];
    const queries = async ({ stage }: { stage: StageRef }) => (await set(anna, stage, [max.id, vera.id])).queries;
    await queries(few);

    expect(await queries(many)).toBe(await queries(more));
  });

  test.each(["stage", "stage_default_assignee", "task", "task_assignee", "task_watcher", "activity", "notification"])(
    "is all or nothing: a refused change of %s leaves everything as it was",
    async (table) => {
      const { anna, max, toDo } = await aBoardOfAnna();
      await aTask(toDo);
      const tables = [
        "stage",
        "stage_default_assignee",
        "task",
        "task_assignee",
        "task_watcher",
        "activity",
        "notification",
      ];
      const before = await rowsIn(...tables);

      expect((await refusingAtCommit(table, () => set(anna, toDo, [max.id]))).status).toBe(500);
      expect(await rowsIn(...tables)).toEqual(before);
    },
  );

  test("answers 400 for people who are not on the board and for a missing list, 403 for members, 404 for another board's stage; and nothing changes", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    await aTask(toDo);
    const stranger = await aUser();
    const before = await rowsIn("stage", "stage_default_assignee", "task", "task_assignee", "task_watcher");

    for (const ids of [[max.id, stranger.id], [2_000_000_000]])
      expect((await set(anna, toDo, ids)).json).toMatchObject({
        message: "Only members of the board can be assigned.",
        data: { status: 400 },
      });
    expect((await set(anna, toDo, undefined)).json.data.params).toEqual({
      assigneeIds: "The assigneeIds field is required.",
    });
    expect((await set(anna, toDo, ["x"])).json.data.params).toEqual({
      assigneeIds: "The assigneeIds must be an array.",
    });
    for (const person of [max, vera]) expect((await set(person, toDo, [max.id])).status).toBe(403);
    expect(
      (
        await call(PUT, {
          as: anna,
          params: { board_id: board.id, stage_id: other.toDo.id },
          body: { assigneeIds: [max.id] },
        })
      ).json.message,
    ).toBe("Stage not found");
    expect(await rowsIn("stage", "stage_default_assignee", "task", "task_assignee", "task_watcher")).toEqual(before);
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
    expect(await db.stageDefaultAssignee.count()).toBe(0);
  });
});
