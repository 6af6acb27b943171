import { describe, expect, test } from "vitest";
import { DELETE as DELETE_STAGE } from "@/app/wp-json/boards-app/v1/boards/[board_id]/stages/[stage_id]/route";
import { db } from "@/lib/db";
import { clearDiscarded } from "@/lib/storage/ledger";
import {
  aBoardOfAnna,
  aComment,
  aFile,
  aLabel,
  assign,
  aStage,
  aSubtask,
  aTask,
  attachLabel,
  boardLinks,
  call,
  aUser,
  countersOf,
  linkToTaskAndStage,
  onBoard,
  recounted,
  requestOn,
  statusesOf,
  storedPaths,
} from "@/lib/testing";
import { wrongCounters } from "@/lib/testing/everything/references";
import { removeUser } from "@/lib/users/delete";
import { POST } from "./route";

const restore = onBoard(POST);

describe("POST /boards/:board_id/trash/restore", () => {
  test("a task is back on top of its stage, with its label, person and file, and the board counts it", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [task, other] = [await aTask(toDo, { status: "closed" }), await aTask(toDo, { position: 7 })];
    await attachLabel(await assign(task, max), await aLabel(board));
    const file = aFile("notes.txt", "hello");
    await requestOn(board, anna, `POST tasks/${task.id}/add-task-attachment-file`, { file });
    await requestOn(board, max, `DELETE tasks/${task.id}`);
    await clearDiscarded();

    const { status, json } = await restore(anna, board, { type: "task", id: task.id });

    expect(status).toBe(200);
    expect(json.task).toMatchObject({ id: task.id, stage_id: toDo.id, assignees: [{ ID: max.id }], labels: [{}] });
    const [first] = await db.task.findMany({ where: { stageId: toDo.id }, orderBy: { position: "asc" } });
    expect([first?.id, other.id]).toEqual([task.id, other.id]);
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(storedPaths()).toHaveLength(1);
    expect(await db.trashItem.count()).toBe(0);
  });

  test("an archived task comes back archived", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { archivedAt: new Date(), position: 0 });
    await requestOn(board, anna, `DELETE tasks/${task.id}`);

    expect((await restore(anna, board, { type: "task", id: task.id })).status).toBe(200);
    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({ archivedAt: task.archivedAt });
  });

  test("409 while the stage of a task is gone or archived, until another one is chosen", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const [task, later] = [await aTask(toDo), await aTask(toDo)];
    for (const { id } of [task, later]) await requestOn(board, anna, `DELETE tasks/${id}`);
    await db.stage.update({ where: { id: toDo.id }, data: { archivedAt: new Date() } });
    const archived = await restore(anna, board, { type: "task", id: later.id });
    await db.stage.delete({ where: { id: toDo.id } });
    const gone = await restore(anna, board, { type: "task", id: task.id });

    expect([archived.status, archived.json.message]).toEqual([409, expect.stringContaining("is archived")]);
    expect([gone.status, gone.json.message]).toEqual([
      409,
      "The stage of this task is gone. Please choose another one.",
    ]);
    const elsewhere = await aStage((await aBoardOfAnna()).board);
    expect((await restore(anna, board, { type: "task", id: task.id, stage_id: elsewhere.id })).status).toBe(404);
    const { status, json } = await restore(anna, board, { type: "task", id: task.id, stage_id: doing.id });
    expect([status, json.task.stage_id]).toEqual([200, doing.id]);
  });

  test("leaves out what is gone meanwhile: a label, a person and their comment's name", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await assign(await aTask(toDo, { createdById: max.id }), max);
    const label = await aLabel(board);
    await attachLabel(task, label);
    const comment = await aComment(task, max);
    await requestOn(board, anna, `DELETE tasks/${task.id}`);
    await db.label.delete({ where: { id: label.id } });
    await removeUser(max, null);
    expect(JSON.stringify(await db.trashRow.findMany({ select: { row: true } }))).not.toContain(max.email);

    const { status, json } = await restore(anna, board, { type: "task", id: task.id });

    expect(status).toBe(200);
    expect(json.task).toMatchObject({ labels: [], assignees: [], created_by: null });
    expect(await db.comment.findUnique({ where: { id: comment.id } })).toMatchObject({
      authorName: "Deleted user",
      authorEmail: "",
      createdById: null,
    });
    expect(await wrongCounters()).toEqual([]);
  });

  test("people who left the board meanwhile are on a restored task or stage no longer", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const { id } = await linkToTaskAndStage(toDo, max);
    const stage = await aStage(board);
    await linkToTaskAndStage(stage, max);
    const stays = await assign(await aTask(stage), anna);
    await call(DELETE_STAGE, { as: anna, params: { board_id: board.id, stage_id: stage.id } });
    await requestOn(board, anna, `DELETE tasks/${id}`);
    await requestOn(board, anna, `POST user/${max.id}/remove`);
    expect(await boardLinks(max)).toEqual([0, 0, 0, 0, 0]);

    const answers = [
      await restore(anna, board, { type: "task", id }),
      await restore(anna, board, { type: "stage", id: stage.id }),
    ];

    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await boardLinks(max)).toEqual([0, 0, 0, 0, 0]);
    expect(await db.taskAssignee.findMany({ select: { taskId: true } })).toEqual([{ taskId: stays.id }]);
    expect(await wrongCounters()).toEqual([]);
  });

  test("a dependency that would close a circle by now is left out", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const [a, b, c] = [await aTask(doing), await aTask(toDo), await aTask(toDo)];
    const dependOn = (predecessor: { id: number }, successor: { id: number }) =>
      requestOn(board, anna, `POST tasks/${predecessor.id}/dependencies`, { successor_task_id: successor.id });
    await dependOn(c, a);
    await dependOn(a, b);
    await requestOn(board, anna, `DELETE tasks/${a.id}`);
    await dependOn(b, c);

    expect((await restore(anna, board, { type: "task", id: a.id })).status).toBe(200);

    expect(
      await db.taskDependency.findMany({
        select: { predecessorId: true, successorId: true },
        orderBy: { predecessorId: "asc" },
      }),
    ).toEqual([
      { predecessorId: b.id, successorId: c.id },
      { predecessorId: c.id, successorId: a.id },
    ]);
  });

  test("409 for a subtask whose task is gone; in the first group when its own is gone", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const parent = await aTask(toDo);
    const [one, other] = [await aSubtask(parent), await aSubtask(parent)];
    for (const { id } of [one, other]) await requestOn(board, anna, `DELETE tasks/${id}`);
    await db.subtaskGroup.deleteMany({ where: { taskId: parent.id } });

    expect((await restore(anna, board, { type: "task", id: one.id })).status).toBe(200);
    await requestOn(board, anna, `DELETE tasks/${parent.id}`);
    const { status, json } = await restore(anna, board, { type: "task", id: other.id });

    expect([status, json.message]).toEqual([409, "The task of this subtask is gone. Please restore it first."]);
    expect((await restore(anna, board, { type: "task", id: parent.id })).status).toBe(200);
    expect((await restore(anna, board, { type: "task", id: other.id })).status).toBe(200);
    expect(await db.task.count({ where: { parentId: parent.id } })).toBe(2);
    expect(await wrongCounters()).toEqual([]);
  });

  test("a stage goes last, with its tasks in their order", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const stage = await aStage(board, { position: 1.5 });
    const tasks = [await aTask(stage, { position: 2 }), await aTask(stage, { position: 1 })];
    await call(DELETE_STAGE, { as: anna, params: { board_id: board.id, stage_id: stage.id } });

    const { status, json } = await restore(anna, board, { type: "stage", id: stage.id });

    expect(status).toBe(200);
    expect(json.stage.id).toBe(stage.id);
    expect(json.tasks.map(({ id }: { id: number }) => id)).toEqual([tasks[1]?.id, tasks[0]?.id]);
    const stages = await db.stage.findMany({ where: { boardId: board.id }, orderBy: { position: "asc" } });
    expect([stages.at(-1)?.id, toDo.id]).not.toContain(undefined);
    expect(stages.at(-1)?.id).toBe(stage.id);
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("a comment comes back with its replies, and only for who wrote or deleted it", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const comment = await aComment(task, max);
    const reply = await aComment(task, anna, { parentId: comment.id });
    await requestOn(board, max, `DELETE tasks/comments/${comment.id}`);

    expect((await restore(anna, board, { type: "comment", id: comment.id })).status).toBe(404);
    const { status, json } = await restore(max, board, { type: "comment", id: comment.id });

    expect([status, json.comment.id]).toEqual([200, comment.id]);
    expect(await db.comment.count({ where: { id: { in: [comment.id, reply.id] } } })).toBe(2);
    expect(await wrongCounters()).toEqual([]);
  });

  test("409 for a comment whose task is gone, and for a reply whose comment is", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const comment = await aComment(task, max);
    const reply = await aComment(task, max, { parentId: comment.id });
    for (const { id } of [reply, comment]) await requestOn(board, max, `DELETE tasks/comments/${id}`);

    expect((await restore(max, board, { type: "comment", id: reply.id })).status).toBe(409);
    await requestOn(board, max, `DELETE tasks/${task.id}`);
    expect((await restore(max, board, { type: "comment", id: comment.id })).status).toBe(409);
  });

  test("of two restorations at the same time, one is 404", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const { id } = await aTask(toDo);
    await requestOn(board, anna, `DELETE tasks/${id}`);

    const answers = await Promise.all([anna, max].map((as) => restore(as, board, { type: "task", id })));

    expect(statusesOf(answers).toSorted()).toEqual([200, 404]);
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("S1: a viewer, a stranger and the manager of another board restore nothing", async () => {
    const [{ anna, vera, board, toDo }, other] = [await aBoardOfAnna(), await aBoardOfAnna()];
    const { id } = await aTask(toDo);
    await requestOn(board, anna, `DELETE tasks/${id}`);
    const body = { type: "task", id };

    const answers = [
      await restore(vera, board, body),
      await restore(await aUser(), board, body),
      await restore(other.anna, other.board, body),
      await restore(anna, board, { type: "label", id }),
      await restore(anna, board, { type: "stage", id }),
    ];

    expect(statusesOf(answers)).toEqual([403, 403, 404, 400, 404]);
    expect(await db.trashItem.count()).toBe(1);
  });
});
