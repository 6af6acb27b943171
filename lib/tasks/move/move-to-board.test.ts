import { describe, expect, test } from "vitest";
import type { Stage, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aLabel,
  aStage,
  aStageWithoutGaps,
  aSubtask,
  aTask,
  countersOf,
  lockTask,
  notificationsDuring,
  recounted,
  request,
  requestOn,
  statusesOf,
  whileBlocked,
} from "@/lib/testing";

async function twoBoards() {
  const home = await aBoardOfAnna();
  const other = await aBoard({ members: [[home.anna, "manager"]] });
  return { ...home, other, stage: await aStage(other) };
}

const transfer = (anna: User, task: Pick<Task, "id" | "boardId">, to: Stage) =>
  request(anna, `PUT projects/${task.boardId}/tasks/${task.id}/move-task`, {
    newStageId: to.id,
    newBoardId: to.boardId,
    newIndex: 1,
  });

describe("a task that moves to another board", () => {
  test("needs as many statements with many subtasks, comments, labels and dependencies as with few", async () => {
    const { anna, board, toDo, stage, other } = await twoBoards();
    const [here, there] = [await aLabel(board, { title: "Bug" }), await aLabel(other, { title: "Bug" })];
    expect(here.title).toBe(there.title);
    const statementsWith = async (size: number) => {
      const task = await aTask(toDo);
      const { id: _, ...first } = await aSubtask(task);
      await db.task.createMany({
        data: Array.from({ length: size - 1 }, (_none, at) => ({ ...first, position: at + 1_000 })),
      });
      const subtasks = await db.task.findMany({ where: { parentId: task.id } });
      await db.taskLabel.createMany({
        data: subtasks.map(({ id }) => ({ taskId: id, labelId: here.id, boardId: board.id })),
      });
      const comment = {
        boardId: board.id,
        taskId: task.id,
        authorName: "",
        authorEmail: "",
        rawDescription: "",
        description: "",
      };
      await db.comment.createMany({ data: Array.from({ length: size * 4 }, () => comment) });
      const staying = (await aStageWithoutGaps(board, size)).tasks;
      await db.taskDependency.createMany({
        data: staying.map(({ id }, at) => ({
          predecessorId: subtasks[at]?.id ?? 0,
          successorId: id,
          boardId: board.id,
        })),
      });
      const { status, queries } = await transfer(anna, task, stage);
      expect(status).toBe(200);
      return queries;
    };
    await statementsWith(1);

    expect(await statementsWith(50)).toBe(await statementsWith(2));
    expect(await db.task.count({ where: { boardId: other.id, parentId: { not: null } } })).toBe(53);
    expect(await db.comment.count({ where: { boardId: other.id } })).toBe(53 * 4);
  });

  test("notifies viewers of the old board that it and its subtasks are gone, and viewers of the new one that tasks came", async () => {
    const { anna, toDo, stage, board, other } = await twoBoards();
    const task = await aTask(toDo);
    const subtask = await aSubtask(task);

    const messages = await notificationsDuring(() => transfer(anna, task, stage));

    const gone = messages.flatMap((message) =>
      (message as { board: number }).board === board.id ? ((message as { gone?: number[] }).gone ?? []) : [],
    );
    expect(gone.sort((a, b) => a - b)).toEqual([task.id, subtask.id]);
    expect(messages).toContainEqual({ board: other.id, what: "tasks" });
  });

  test("two tasks that swap boards never deadlock", async () => {
    const { anna, toDo, stage, board, other } = await twoBoards();
    const [here, there] = [await aTask(toDo), await aTask(stage, { status: "closed" })];

    for (let round = 0; round < 5; round += 1) {
      const isBack = round % 2 === 1;
      const answers = await Promise.all([
        transfer(anna, { id: here.id, boardId: isBack ? other.id : board.id }, isBack ? toDo : stage),
        transfer(anna, { id: there.id, boardId: isBack ? board.id : other.id }, isBack ? stage : toDo),
      ]);
      expect(statusesOf(answers)).toEqual([200, 200]);
    }

    for (const each of [board, other]) expect(await countersOf(each)).toEqual(await recounted(each));
  });

  test("two that depend on each other can move at the same time", async () => {
    const { anna, board, toDo, stage } = await twoBoards();
    const [one, two] = [await aTask(toDo), await aTask(toDo)];
    await db.taskDependency.create({ data: { predecessorId: one.id, successorId: two.id, boardId: board.id } });

    const answers = await Promise.all([transfer(anna, two, stage), transfer(anna, one, stage)]);

    expect(statusesOf(answers)).toEqual([200, 200]);
    expect([await db.taskDependency.count(), await db.activity.count({ where: { action: "removed" } })]).toEqual([
      0, 1,
    ]);
  });

  test.each(["a label", "a subtask"])(
    "%s that is added at the same time moves along or is refused, and never stays on the old board",
    async (what) => {
      const { anna, board, toDo, stage } = await twoBoards();
      const task = await aTask(toDo);
      const { id: labelId } = await aLabel(board);
      const add = () =>
        what === "a label"
          ? requestOn(board, anna, "POST labels/task", { taskId: task.id, labelId })
          : requestOn(board, anna, "POST tasks", {
              task: { title: "x", board_id: board.id, stage_id: toDo.id, parent_id: task.id },
            });

      const [moved, added] = await whileBlocked(lockTask(task), () => [transfer(anna, task, stage), add()]);

      expect(moved.status).toBe(200);
      expect([200, 201, 404]).toContain(added.status);
      expect(await db.task.count({ where: { boardId: board.id } })).toBe(0);
    },
  );
});
