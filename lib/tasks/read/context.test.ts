import { describe, expect, test } from "vitest";
import type { Stage } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aMember,
  aPicture,
  assign,
  aStage,
  aSubtask,
  aTask,
  markAsInvited,
  request,
  requestOn,
} from "@/lib/testing";

/** Max's task in the first stage, with an assigned subtask and an archived one. */
async function aParent() {
  const found = await aBoardOfAnna();
  const task = await aTask(found.toDo);
  const subtask = await aSubtask(task, { title: "First step" });
  await aSubtask(task, { archivedAt: new Date() });
  await assign(subtask, found.anna);
  return { ...found, task, params: { board_id: found.board.id, task_id: task.id } };
}

const clone = (stage: Stage) => ({
  title: "Copy",
  stage_id: stage.id,
  assignee: false,
  subtask: true,
  label: false,
  attachment: false,
  comment: false,
});

type Parent = Awaited<ReturnType<typeof aParent>>;
const WRITES: [string, (parent: Parent) => [line: string, body: object], string | null, number][] = [
  ["a moved task", ({ task, doing }) => [`PUT tasks/${task.id}/move-task`, { newStageId: doing.id }], "Done", 1],
  [
    "a task in the last stage",
    ({ task, done }) => [`PUT tasks/${task.id}/move-task`, { newStageId: done.id }],
    null,
    1,
  ],
  ["a changed task", ({ task }) => [`PUT tasks/${task.id}`, { property: "title", value: "Other" }], "Doing", 1],
  ["a pinned task", ({ task }) => [`PUT tasks/${task.id}/pin`, { pinned: true }], "Doing", 1],
  ["a clone", ({ task, doing }) => [`POST tasks/${task.id}/clone-task`, clone(doing)], "Done", 1],
  [
    "a new task",
    ({ board, toDo }) => ["POST tasks", { task: { title: "New", board_id: board.id, stage_id: toDo.id } }],
    "Doing",
    0,
  ],
];

describe("the response of a write has the task with stage, next stage, board and subtasks", () => {
  test.each(WRITES)("for %s", async (_, requestFor, nextStage, subtasks) => {
    const parent = await aParent();

    const [line, body] = requestFor(parent);

    const { task } = (await requestOn(parent.board, parent.max, line, body)).json;

    const { json } = await requestOn(parent.board, parent.max, `GET tasks/${task.id}`);
    expect(task).toMatchObject({
      nextStage,
      stage: json.task.stage,
      board: {
        id: parent.board.id,
        title: parent.board.title,
        settings: json.task.board.settings,
        isUserOnlyViewer: false,
      },
    });
    expect(task.stage.id).toBe(task.stage_id);
    expect(
      task.subtasks.map(({ title, parent_id }: { title: string; parent_id: number }) => [title, parent_id]),
    ).toEqual(subtasks ? [["First step", task.id]] : []);
  });

  test("for a task created from an image", async () => {
    const { max, board, toDo, params } = await aParent();

    const { task } = (
      await request(max, `POST projects/${params.board_id}/tasks/create-task-from-image`, {
        file: await aPicture(),
        stage_id: String(toDo.id),
      })
    ).json;

    expect(task).toMatchObject({
      nextStage: "Doing",
      stage: { id: toDo.id, settings: { default_task_status: "open" } },
      board: { id: board.id, settings: { tasks_count: 2 } },
      subtasks: [],
    });
  });

  test("for each task of a bulk action", async () => {
    const { max, anna, task, doing, params } = await aParent();
    const other = await aTask(doing);

    const { json } = await request(max, `POST projects/${params.board_id}/tasks/bulk-actions`, {
      task_ids: [other.id, task.id],
      action: "move_tasks",
      target_stage_id: doing.id,
    });

    expect(json.successful_tasks).toMatchObject([
      { id: other.id, nextStage: "Done", stage: { id: doing.id }, board: { id: params.board_id }, subtasks: [] },
      {
        id: task.id,
        nextStage: "Done",
        stage: { id: doing.id, board_id: params.board_id },
        board: { type: "to-do" },
        subtasks: [{ title: "First step", assignees: [{ ID: anna.id, user_email: expect.stringContaining("***") }] }],
      },
    ]);
  });

  test("with an archived stage and no next one for its tasks, and without a stage for a subtask", async () => {
    const { max, board, task, toDo, params } = await aParent();
    const subtask = await db.task.findFirstOrThrow({ where: { title: "First step" } });
    await db.stage.update({ where: { id: toDo.id }, data: { archivedAt: new Date() } });
    const rename = async (id: number) =>
      (await request(max, `PUT projects/${params.board_id}/tasks/${id}`, { property: "title", value: "Other" })).json
        .task;

    expect(await rename(task.id)).toMatchObject({
      nextStage: null,
      stage: { id: toDo.id, archived_at: expect.any(String) },
    });
    expect(await rename(subtask.id)).toMatchObject({
      nextStage: null,
      stage: null,
      board: { id: board.id },
      subtasks: [],
    });
  });

  test("S32: with the actor's rights on the other board for a task that moves there", async () => {
    const { max, task, params } = await aParent();
    const other = await aBoard({ title: "Other", members: [[max, "manager"]] });
    const anna = await db.user.findFirstOrThrow({ where: { displayName: "Anna" } });
    await aMember(other, anna);
    await markAsInvited(anna.email, other, anna);
    const [stage] = [await aStage(other, { title: "Inbox" }), await aStage(other, { title: "Later" })];

    const moved = (
      await request(max, `PUT projects/${params.board_id}/tasks/${params.task_id}/move-task`, {
        newStageId: stage.id,
        newBoardId: other.id,
      })
    ).json.task;

    expect(moved).toMatchObject({
      id: task.id,
      board: { id: other.id, title: "Other", settings: { tasks_count: 1 } },
      stage: { id: stage.id },
      nextStage: "Later",
    });
    expect(moved.subtasks[0].assignees[0].user_email).not.toContain("***");
  });

  test("in as many statements for many subtasks and stages as for few", async () => {
    const { max, board, task } = await aParent();
    const rename = async (value: string) =>
      (await requestOn(board, max, `PUT tasks/${task.id}`, { property: "title", value })).queries;
    await rename("Zero");
    const few = await rename("One");
    for (let at = 0; at < 10; at += 1) await Promise.all([aSubtask(task), aStage(board)]);

    expect(await rename("Two")).toBe(few);
  });
});
